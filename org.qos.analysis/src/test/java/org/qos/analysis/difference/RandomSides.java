package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Small random policies about Service-ID, P_Key and the ends, and all requests that they can tell apart. */
final class RandomSides {

    /** Groups name ports 1 to this number, and one more. */
    static final int PORTS = 4;

    /** The largest Service-ID and P_Key that rules state, and that partitions have. */
    static final int MAX_VALUE = 3;

    private final Random random;

    RandomSides(Random random) {
        this.random = random;
    }

    Policy policy() {
        return policy(rules());
    }

    /** The policy after some changes: rules left out, added or moved, levels with another name, SL or limit. */
    Policy changed(Policy policy) {
        List<MatchRule> rules = new ArrayList<>(policy.rules());
        for (int i = random.nextInt(3); i >= 0; i--) {
            int place = random.nextInt(rules.size());
            MatchRule rule = rules.get(place);
            switch (random.nextInt(4)) {
                case 0 -> rules.add(place, rule());
                case 1 -> rules.add(rules.remove(place));
                case 2 -> rules.set(place, withLevel(rule, level()));
                default -> rules.set(place, withLevel(rule, renamed(rule.level())));
            }
        }
        return policy(rules);
    }

    /** One to three partitions of the ports. */
    Partitions partitions() {
        return new Partitions(IntStream.rangeClosed(0, random.nextInt(3))
                .mapToObj(i -> partition(1 + random.nextInt(MAX_VALUE)))
                .toList());
    }

    private Partition partition(int pkey) {
        List<PartitionMember> members = IntStream.rangeClosed(0, random.nextInt(4))
                .mapToObj(i -> new PartitionMember(
                        PartitionMember.Selection.PORT,
                        1 + random.nextInt(PORTS),
                        random.nextBoolean() ? Membership.FULL : Membership.LIMITED))
                .toList();
        return new Partition(Partition.nameFor(pkey), pkey, 0, List.of(), members);
    }

    /** All requests between some ports. */
    static List<Request> requests(long... ports) {
        List<Request> all = new ArrayList<>();
        for (OptionalInt service : values()) {
            for (OptionalInt pkey : values()) {
                for (long source : ports) {
                    for (long destination : ports) {
                        all.add(new Request(
                                source,
                                destination,
                                service.isPresent() ? OptionalLong.of(service.getAsInt()) : OptionalLong.empty(),
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                pkey));
                    }
                }
            }
        }
        return all;
    }

    private static List<OptionalInt> values() {
        return Stream.concat(
                        Stream.of(OptionalInt.empty()),
                        IntStream.rangeClosed(0, MAX_VALUE + 1).mapToObj(OptionalInt::of))
                .toList();
    }

    private static Policy policy(List<MatchRule> rules) {
        return new Policy(List.of(), List.of(), Sides.DEFAULT, rules, FabricSetup.NONE);
    }

    private List<MatchRule> rules() {
        return IntStream.rangeClosed(0, random.nextInt(6)).mapToObj(i -> rule()).toList();
    }

    private MatchRule rule() {
        return new MatchRule("", groups(), groups(), ranges(), Ranges.NONE, Ranges.NONE, ranges(), level());
    }

    private QosLevel level() {
        int sl = random.nextInt(3);
        return random.nextInt(4) == 0
                ? Sides.level("limited" + sl, sl, 0, 2 + random.nextInt(2), Ranges.NONE)
                : QosLevel.ofSl("level" + sl, sl);
    }

    private static QosLevel renamed(QosLevel level) {
        return Sides.level(level.name() + "x", level.sl(), 0, level.rateLimit().orElse(0), Ranges.NONE);
    }

    private static MatchRule withLevel(MatchRule rule, QosLevel level) {
        return new MatchRule(
                rule.use(),
                rule.sources(),
                rule.destinations(),
                rule.serviceIds(),
                rule.qosClasses(),
                rule.tclasses(),
                rule.pkeys(),
                level);
    }

    private List<PortGroup> groups() {
        return random.nextInt(5) > 1
                ? List.of()
                : IntStream.rangeClosed(0, random.nextInt(2))
                        .mapToObj(i -> PortGroup.ofGuids("group", guids()))
                        .toList();
    }

    private Ranges guids() {
        return Ranges.ofValues(random.longs(1 + random.nextInt(3), 1, PORTS + 2).toArray());
    }

    private Ranges ranges() {
        int first = random.nextInt(MAX_VALUE + 1);
        return random.nextInt(3) == 0
                ? Ranges.NONE
                : Ranges.of(new Range(first, first + random.nextInt(MAX_VALUE + 1 - first)));
    }
}
