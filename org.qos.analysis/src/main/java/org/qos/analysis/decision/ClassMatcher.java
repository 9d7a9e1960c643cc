package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.RequestFieldMask;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Finds the rule that decides a class of requests: a compiled policy whose rules state class numbers in place of
 * values. As class 0 of a field is sent as an absent field, the other classes are counted from 0 there.
 */
final class ClassMatcher implements ToIntFunction<int[]> {

    private final RequestClasses classes;
    private final int policy;
    private final Map<ClassSet, Ranges> ranges = new HashMap<>();
    private final Map<ClassSet, PortGroup> groups = new HashMap<>();
    private final CompiledPolicy compiled;

    ClassMatcher(RequestClasses classes, int policy) {
        this.classes = classes;
        this.policy = policy;
        Policy original = classes.policies().get(policy).policy();
        List<MatchRule> rules = new ArrayList<>();
        for (int rule = 0; rule < original.rules().size(); rule++) {
            rules.add(rule(original.rules().get(rule), rule));
        }
        Policy numbers = new Policy(List.of(), List.of(), original.defaultLevel(), rules, FabricSetup.NONE);
        compiled = CompiledPolicy.of(BoundPolicy.bind(numbers, Fabric.EMPTY, Partitions.WITHOUT_FILE));
    }

    /**
     * The place, from 1, of the first rule that accepts a class of each axis; 0 if there is none.
     *
     * @param numbers a class for each axis
     */
    @Override
    public int applyAsInt(int[] numbers) {
        int service = numbers[Axis.SERVICE_ID.ordinal()];
        int qosClass = numbers[Axis.QOS_CLASS.ordinal()];
        int tclass = numbers[Axis.TCLASS.ordinal()];
        int pkey = numbers[Axis.PKEY.ordinal()];
        int carried = (service > 0 ? RequestFieldMask.SERVICE_ID : 0)
                | (qosClass > 0 ? RequestFieldMask.QOS_CLASS : 0)
                | (tclass > 0 ? RequestFieldMask.TCLASS : 0)
                | (pkey > 0 ? RequestFieldMask.PKEY : 0);
        return compiled.match(
                        numbers[Axis.SOURCE.ordinal()],
                        numbers[Axis.DESTINATION.ordinal()],
                        carried,
                        service - 1L,
                        qosClass - 1,
                        tclass - 1,
                        pkey - 1)
                .rule();
    }

    private MatchRule rule(MatchRule original, int rule) {
        return new MatchRule(
                "",
                end(Axis.SOURCE, rule),
                end(Axis.DESTINATION, rule),
                field(Axis.SERVICE_ID, rule),
                field(Axis.QOS_CLASS, rule),
                field(Axis.TCLASS, rule),
                field(Axis.PKEY, rule),
                original.level());
    }

    private List<PortGroup> end(Axis end, int rule) {
        AxisClasses axis = classes.axis(end);
        return axis.isStated(policy, rule)
                ? axis.parts(policy, rule).stream().map(this::group).toList()
                : List.of();
    }

    private PortGroup group(ClassSet set) {
        return groups.computeIfAbsent(set, some -> PortGroup.ofGuids("", ranges(some, 0)));
    }

    /** A set without a class becomes a number that no request has. */
    private Ranges field(Axis field, int rule) {
        AxisClasses axis = classes.axis(field);
        if (!axis.isStated(policy, rule)) {
            return Ranges.NONE;
        }
        ClassSet accepted = axis.accepted(policy, rule);
        return accepted.isEmpty()
                ? Ranges.ofValues(Long.MAX_VALUE)
                : ranges.computeIfAbsent(accepted, set -> ranges(set, 1));
    }

    private static Ranges ranges(ClassSet set, int offset) {
        List<Range> found = new ArrayList<>();
        set.forEachInterval((first, end) -> found.add(new Range(first - offset, end - 1L - offset)));
        return new Ranges(found);
    }
}
