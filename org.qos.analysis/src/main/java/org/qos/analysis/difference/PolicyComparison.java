package org.qos.analysis.difference;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/** Compares two policies with their partitions, options and tables. */
public final class PolicyComparison {

    private static final Comparator<LevelChange> MOST_PAIRS =
            Comparator.comparingLong((LevelChange change) -> pairs(change.pairs())).reversed();

    private final ComparedSide before;
    private final ComparedSide after;
    private final boolean names;
    private final JointDecisions decisions;
    private final ComparedPorts ports;
    private final Tables tablesBefore;
    private final Tables tablesAfter;

    PolicyComparison(ComparedSide before, ComparedSide after, boolean names, JointDecisions decisions) {
        this.before = before;
        this.after = after;
        this.names = names;
        this.decisions = decisions;
        this.ports = ComparedPorts.of(before, after);
        Fabric known = ports.isExact() ? after.orFabric(before.fabric()).fabric() : Fabric.EMPTY;
        this.tablesBefore = Tables.of(before, known);
        this.tablesAfter = Tables.of(after, known);
    }

    /**
     * What two sides treat differently.
     *
     * @param names whether levels that are only named otherwise are differences
     * @param progress is told what is going on
     */
    public static PolicyDifference of(ComparedSide before, ComparedSide after, boolean names) {
        throw new UnsupportedOperationException();
    }

    PolicyDifference difference() {
        return new PolicyDifference(
                ports,
                requests(),
                TableChange.of(tablesBefore, tablesAfter, slsInUse()),
                new PartitionChanges(before, after, this::lowersSl).all(),
                OptionChange.of(before.options(), after.options()));
    }

    private List<LevelChange> requests() {
        LevelLabels old = LevelLabels.of(before.policy());
        LevelLabels now = LevelLabels.of(after.policy());
        List<JointDecision> byLevel =
                decisions.of(ports.before(), ports.after(), old.labels(), now.labels()).stream()
                        .filter(decision -> differ(old.level(decision.before()), now.level(decision.after())))
                        .toList();
        if (byLevel.isEmpty()) {
            return List.of();
        }
        ClassesByLevels classes = new ClassesByLevels(old, now, ports.isExact());
        decisions
                .of(ports.before(), ports.after(), places(before.policy()), places(after.policy()))
                .forEach(classes::add);
        return byLevel.stream()
                .map(decision -> change(old.level(decision.before()), now.level(decision.after()), decision, classes))
                .sorted(MOST_PAIRS)
                .toList();
    }

    private LevelChange change(QosLevel was, QosLevel is, JointDecision decision, ClassesByLevels classes) {
        return new LevelChange(
                was,
                is,
                LevelAspect.differing(was, is),
                lowered(was, is),
                ports.isExact() ? OptionalLong.of(decision.pairs()) : OptionalLong.empty(),
                classes.of(decision.before(), decision.after()));
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
            lower.addAll(tablesAfter.lowered(tablesBefore, was.sl(), is.sl()));
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
        return !tablesAfter.lowered(tablesBefore, was, is).isEmpty();
    }

    /** The SLs that the old side gives to paths and to multicast groups, and that of the subnet manager. */
    private SortedSet<Integer> slsInUse() {
        SortedSet<Integer> sls = new TreeSet<>();
        Policy policy = before.policy();
        Stream.concat(Stream.of(policy.defaultLevel()), policy.rules().stream().map(rule -> rule.level()))
                .map(QosLevel::sl)
                .forEach(sls::add);
        before.partitions().partitions().stream().map(Partition::sl).forEach(sls::add);
        sls.add(before.options().smSl());
        sls.removeIf(sl -> sl > 15);
        return sls;
    }

    private static int[] places(Policy policy) {
        return IntStream.rangeClosed(0, policy.rules().size()).toArray();
    }

    static long pairs(OptionalLong pairs) {
        return pairs.orElse(0);
    }
}
