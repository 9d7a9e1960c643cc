package org.qos.benchmarks.matcher;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/** Random requests, no two of them equal. */
final class RandomRequests {

    private static final int FOR_A_RULE = 50;
    private static final int BESIDE_A_RULE = 20;
    private static final int NO_RULES_CLASS = 4090;

    private final Random random;
    private final RandomSite site;
    private final List<MatchRule> rules;

    RandomRequests(RandomSite site, long seed) {
        this.random = new Random(seed);
        this.site = site;
        this.rules = site.bound().policy().rules();
    }

    List<Request> distinct(RequestShape shape, int count) {
        return Stream.generate(() -> any(shape)).distinct().limit(count).toList();
    }

    private Request any(RequestShape shape) {
        return switch (shape) {
            case MIX -> mixed();
            case DEEP -> meeting(rules.get(random.nextInt(rules.size())));
            case NONE -> meetingNone();
        };
    }

    private Request mixed() {
        int percent = random.nextInt(100);
        int rule = random.nextInt(rules.size());
        if (percent < FOR_A_RULE) {
            return meeting(rules.get(rule));
        }
        return percent < FOR_A_RULE + BESIDE_A_RULE ? missing(rules.get(rule), rule) : meetingNone();
    }

    private Request meeting(MatchRule rule) {
        return new Request(
                end(rule.sources()),
                end(rule.destinations()),
                value(rule.serviceIds()),
                narrow(value(rule.qosClasses()), 0),
                OptionalInt.empty(),
                narrow(value(rule.pkeys()), random.nextInt(10) < 7 ? Pkey.MEMBERSHIP_BIT : 0));
    }

    private Request missing(MatchRule rule, int number) {
        Request met = meeting(rule);
        OptionalLong service = met.serviceId();
        OptionalInt qosClass = met.qosClass();
        OptionalInt pkey = met.pkey();
        if (service.isPresent()) {
            long after = RandomSite.SERVICES_PER_RULE - 16;
            service = OptionalLong.of(RandomSite.FIRST_SERVICE + (long) number * RandomSite.SERVICES_PER_RULE + after);
        } else if (qosClass.isPresent()) {
            qosClass = OptionalInt.of(NO_RULES_CLASS);
        } else {
            pkey = OptionalInt.empty();
        }
        return new Request(met.sourceGuid(), met.destinationGuid(), service, qosClass, OptionalInt.empty(), pkey);
    }

    private Request meetingNone() {
        long below = RandomSite.FIRST_SERVICE - 1 - random.nextInt(1 << 16);
        return new Request(
                site.host(),
                site.host(),
                random.nextInt(3) == 0 ? OptionalLong.empty() : OptionalLong.of(below),
                random.nextInt(3) == 0 ? OptionalInt.empty() : OptionalInt.of(random.nextBoolean() ? 0 : 4095),
                OptionalInt.empty(),
                random.nextInt(3) == 0
                        ? OptionalInt.empty()
                        : OptionalInt.of(random.nextBoolean() ? Pkey.DEFAULT : Pkey.MAX));
    }

    private long end(List<PortGroup> groups) {
        return groups.isEmpty()
                ? site.host()
                : value(groups.get(random.nextInt(groups.size())).portGuids()).orElseThrow();
    }

    private OptionalLong value(Ranges ranges) {
        if (ranges.isEmpty()) {
            return OptionalLong.empty();
        }
        Range range = ranges.ranges().get(random.nextInt(ranges.ranges().size()));
        return OptionalLong.of(range.first() + random.nextInt((int) (range.last() - range.first()) + 1));
    }

    private static OptionalInt narrow(OptionalLong value, int bits) {
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong() | bits) : OptionalInt.empty();
    }
}
