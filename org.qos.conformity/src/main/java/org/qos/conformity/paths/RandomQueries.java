package org.qos.conformity.paths;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Sl;

/**
 * Path queries drawn at random, the same for the same seed. Most are aimed at a rule: both ends in its groups, its
 * fields within its ranges, now and then one of them just outside or absent. In the others every field is present or
 * absent at random. TClass is drawn only for policies without a TClass criterion, which OpenSM does not have.
 */
public final class RandomQueries {

    private final BoundPolicy bound;
    private final List<Long> ends;
    private final Random random;
    private final List<Ranges> serviceIds;
    private final List<Ranges> qosClasses;
    private final List<Ranges> pkeys;
    private final boolean drawsTclass;

    /**
     * Queries for a policy.
     *
     * @param bound the policy and the members of its groups
     * @param ends the port GUIDs between which paths are asked for, at least one
     * @param seed the seed, to be printed so that a failure can be had again
     */
    public RandomQueries(BoundPolicy bound, List<Long> ends, long seed) {
        this.bound = bound;
        this.ends = List.copyOf(ends);
        this.random = new Random(seed);
        this.serviceIds = stated(MatchRule::serviceIds);
        this.qosClasses = stated(MatchRule::qosClasses);
        this.pkeys = Stream.concat(stated(MatchRule::pkeys).stream(), partitionKeys())
                .toList();
        this.drawsTclass = stated(MatchRule::tclasses).isEmpty();
    }

    /** The next query. */
    public PathQuery next() {
        List<MatchRule> rules = bound.policy().rules();
        if (rules.isEmpty() || oneIn(4)) {
            return atRandom();
        }
        return aimedAt(rules.get(random.nextInt(rules.size())));
    }

    private PathQuery atRandom() {
        PathQueryBuilder query = PathQuery.between(anyEnd(), anyEnd());
        maybe(serviceIds, query::serviceId);
        maybe(qosClasses, value -> query.qosClass((int) value & 0xfff));
        maybe(pkeys, value -> query.pkey(withMembership(value)));
        return withFieldsThatNoRuleReads(query);
    }

    private PathQuery aimedAt(MatchRule rule) {
        PathQueryBuilder query = PathQuery.between(endIn(rule.sources()), endIn(rule.destinations()));
        aim(rule.serviceIds(), serviceIds, query::serviceId);
        aim(rule.qosClasses(), qosClasses, value -> query.qosClass((int) value & 0xfff));
        aim(rule.pkeys(), pkeys, value -> query.pkey(withMembership(value)));
        return withFieldsThatNoRuleReads(query);
    }

    private PathQuery withFieldsThatNoRuleReads(PathQueryBuilder query) {
        if (drawsTclass && oneIn(2)) {
            query.tclass(random.nextInt(256));
        }
        if (oneIn(4)) {
            query.numbPath(1 + random.nextInt(127));
        }
        if (oneIn(16)) {
            query.sl(random.nextInt(Sl.COUNT));
        }
        return query.build();
    }

    /** Gives a field that the rule states a value of its ranges, one just outside, or none; else any value or none. */
    private void aim(Ranges wanted, List<Ranges> others, LongConsumer field) {
        if (wanted.isEmpty()) {
            maybe(others, field);
        } else if (!oneIn(12)) {
            field.accept(within(wanted));
        }
    }

    private void maybe(List<Ranges> stated, LongConsumer field) {
        if (oneIn(2)) {
            boolean foreign = stated.isEmpty() || oneIn(8);
            field.accept(foreign ? random.nextInt(1 << 16) : within(stated.get(random.nextInt(stated.size()))));
        }
    }

    /** An end of a range, a value between, or rarely the value just after it. */
    private long within(Ranges ranges) {
        Range range = ranges.ranges().get(random.nextInt(ranges.ranges().size()));
        long span = range.last() - range.first();
        return switch (random.nextInt(Sl.COUNT)) {
            case 0, 1, 2, 3 -> range.first();
            case 4, 5, 6, 7 -> range.last();
            case 8 -> range.last() + 1;
            default ->
                range.first() + (span == -1 ? random.nextLong() : Long.remainderUnsigned(random.nextLong(), span + 1));
        };
    }

    private long endIn(List<PortGroup> groups) {
        if (groups.isEmpty() || oneIn(12)) {
            return anyEnd();
        }
        List<Long> members =
                ends.stream().filter(guid -> bound.inAny(groups, guid)).toList();
        return members.isEmpty() ? anyEnd() : members.get(random.nextInt(members.size()));
    }

    private long anyEnd() {
        return ends.get(random.nextInt(ends.size()));
    }

    private int withMembership(long pkey) {
        int key = Pkey.base(pkey);
        return random.nextBoolean() ? Pkey.full(key) : key;
    }

    private boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    private List<Ranges> stated(Function<MatchRule, Ranges> criterion) {
        return bound.policy().rules().stream()
                .map(criterion)
                .filter(ranges -> !ranges.isEmpty())
                .toList();
    }

    private Stream<Ranges> partitionKeys() {
        return bound.partitions().partitions().stream().map(partition -> Ranges.ofValues(partition.pkey()));
    }
}
