package org.qos.analysis.difference;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Region;
import org.qos.analysis.partition.AnsweredPairs;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;

/** Compares two policies with their partitions, options and tables. */
public final class PolicyComparison {

    /** Policies that have little in common differ in hundreds of thousands of classes; all are counted, and the largest listed. */
    private static final int MAX_CLASSES = 10_000;

    private final ComparedSide before;
    private final ComparedSide after;
    private final boolean names;
    private final int maxClasses;
    private final ComparedPorts ports;
    private final Fabric known;
    private final ComparedTables tables;

    private PolicyComparison(ComparedSide before, ComparedSide after, boolean names, int maxClasses) {
        this.before = before;
        this.after = after;
        this.names = names;
        this.maxClasses = maxClasses;
        this.ports = ComparedPorts.of(before, after);
        this.known = ports.isExact() ? after.orFabric(before.fabric()).fabric() : Fabric.EMPTY;
        this.tables = ComparedTables.of(before, after, known);
    }

    /**
     * What two sides treat differently. It stops with a {@link java.util.concurrent.CancellationException} when the thread is
     * interrupted.
     *
     * @param names whether levels that are only named otherwise are differences
     * @param progress hears how many rules of the old policy are done, then how many classes of requests are counted
     * @throws org.qos.analysis.decision.DecisionLimitException when the rules are too intricate
     */
    public static PolicyDifference of(
            ComparedSide before, ComparedSide after, boolean names, DecisionProgress progress) {
        return of(before, after, names, progress, MAX_CLASSES);
    }

    /** The same with another limit of the classes that are listed. */
    static PolicyDifference of(
            ComparedSide before, ComparedSide after, boolean names, DecisionProgress progress, int maxClasses) {
        return new PolicyComparison(before, after, names, maxClasses).difference(progress);
    }

    private PolicyDifference difference(DecisionProgress progress) {
        TableChanges changes = new TableChanges(before, after, known, slsInUse());
        return new PolicyDifference(
                ports,
                requests(progress),
                changes.all(),
                changes.hasUncomparedScopes(),
                new PartitionChanges(before, after, this::lowersSl).all(),
                OptionChange.of(before.openSmOptions(), after.openSmOptions()));
    }

    private List<LevelChange> requests(DecisionProgress progress) {
        AnsweredPairs pkeys = new AnsweredPairs(
                ports.isExact() ? List.of(before.partitions(), after.partitions()) : List.of(),
                ports.fabric(),
                List.of(ports.before(), ports.after()),
                progress);
        ClassesByLevels classes = new ClassesByLevels(
                pkeys, new WitnessEnds(ports.before(), ports.after(), pkeys::allow), ports.isExact(), maxClasses);
        Decisions decisions = pkeys.decisions();
        LevelPairs levels = new LevelPairs(before.policy(), after.policy(), this::differ);
        decisions.combinations(
                Region.all(decisions.classes()),
                rules -> levels.differ(rules[0], rules[1]),
                rules -> classes.add(rules[0], rules[1], levels.of(rules[0], rules[1])));
        return classes.changes(this::lowered, progress);
    }

    /** A level that is only called otherwise is a difference on demand. */
    private boolean differ(QosLevel was, QosLevel is) {
        Set<LevelAspect> aspects = LevelAspect.differing(was, is);
        return names ? !aspects.isEmpty() : aspects.stream().anyMatch(aspect -> aspect != LevelAspect.NAME);
    }

    private Set<Lowering> lowered(QosLevel was, QosLevel is) {
        EnumSet<Lowering> lower = EnumSet.noneOf(Lowering.class);
        if (!differsBeyondName(was, is)) {
            return lower;
        }
        lower.addAll(Lowering.ofLimits(was, is));
        if (was.sl() != is.sl()) {
            lower.addAll(tables.lowered(was.sl(), is.sl()));
        }
        if (!was.equals(before.policy().defaultLevel())
                && is.equals(after.policy().defaultLevel())) {
            lower.add(Lowering.DEFAULT);
        }
        return lower;
    }

    private static boolean differsBeyondName(QosLevel was, QosLevel is) {
        return LevelAspect.differing(was, is).stream().anyMatch(aspect -> aspect != LevelAspect.NAME);
    }

    private boolean lowersSl(int was, int is) {
        return !tables.lowered(was, is).isEmpty();
    }

    /** The SLs that the old side gives to paths and to multicast groups, and that of the subnet manager. */
    private SortedSet<Integer> slsInUse() {
        SortedSet<Integer> sls = new TreeSet<>();
        Policy policy = before.policy();
        Stream.concat(Stream.of(policy.defaultLevel()), policy.rules().stream().map(MatchRule::level))
                .map(QosLevel::sl)
                .forEach(sls::add);
        before.partitions().partitions().stream().map(Partition::sl).forEach(sls::add);
        sls.add(before.options().smSl());
        sls.removeIf(sl -> sl > Sl.MAX);
        return sls;
    }
}
