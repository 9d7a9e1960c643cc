package org.qos.dsl.check.rules.binding;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.PortName;

/**
 * Finds the entries of groups that notes of one kind are about. The entries of a group are indexed when its first note
 * comes.
 */
public final class GroupEntries {

    private final PolicyContext context;
    private final Map<org.qos.runtime.policy.PortGroup, Map<Object, Integer>> texts = new IdentityHashMap<>();
    private final Map<EObject, TreeMap<Long, Range>> ranges = new IdentityHashMap<>();

    private GroupEntries(PolicyContext context) {
        this.context = context;
    }

    /** The entries of the groups of a policy, for notes of one kind. */
    public static GroupEntries of(PolicyContext context) {
        return new GroupEntries(context);
    }

    /** The notes of one kind. */
    public static <N extends BindingNote> Stream<N> notes(BoundPolicy bound, Class<N> kind) {
        return bound.notes().stream().filter(kind::isInstance).map(kind::cast);
    }

    /** A violation at port GUIDs. */
    RuleViolation atGuids(BindingNote note, org.qos.runtime.policy.Range guids, String message) {
        return atRange(note, PortGroup::getPortGuids, range -> Stream.of(range.getFirst()), guids, message);
    }

    /** A violation at P_Keys. */
    RuleViolation atPkeys(BindingNote note, org.qos.runtime.policy.Range pkeys, String message) {
        return atRange(note, PortGroup::getPkeys, this::firstPkeys, pkeys, message);
    }

    /** A violation at a port name. */
    public RuleViolation atName(BindingNote note, PortName name, String message) {
        return atText(note, Literals.PORT_GROUP__PORT_NAMES, note.group().portNames(), name, message);
    }

    /** A violation at the name of a partition. */
    RuleViolation atPartition(BindingNote note, String name, String message) {
        return atText(note, Literals.PORT_GROUP__PARTITIONS, note.group().partitions(), name, message);
    }

    private RuleViolation atText(
            BindingNote note, EStructuralFeature feature, List<?> entries, Object entry, String message) {
        EObject origin = context.origin(note.group());
        int index = texts.computeIfAbsent(note.group(), group -> firstIndices(entries))
                .getOrDefault(entry, -1);
        return origin instanceof PortGroup
                ? RuleViolation.at(origin, feature, index, message)
                : RuleViolation.at(origin, message);
    }

    private static Map<Object, Integer> firstIndices(List<?> entries) {
        Map<Object, Integer> indices = new HashMap<>();
        for (int i = 0; i < entries.size(); i++) {
            indices.putIfAbsent(entries.get(i), i);
        }
        return indices;
    }

    private RuleViolation atRange(
            BindingNote note,
            Function<PortGroup, List<Range>> entries,
            Function<Range, Stream<Long>> firsts,
            org.qos.runtime.policy.Range values,
            String message) {
        EObject origin = context.origin(note.group());
        return Optional.ofNullable(ranges.computeIfAbsent(origin, any -> byFirst(origin, entries, firsts))
                        .ceilingEntry(values.first()))
                .filter(written -> values.contains(written.getKey()))
                .map(written -> RuleViolation.at(written.getValue(), message))
                .orElseGet(() -> RuleViolation.at(origin, message));
    }

    /** Where the P_Keys of an entry begin without their membership bits: twice where they are those of both memberships. */
    private Stream<Long> firstPkeys(Range written) {
        return PolicyLowering.pkeys(written, context.syntax()).ranges().stream().map(range -> range.first());
    }

    /** The ranges of a group, or of the line of {@code qos-ulps} that makes it, by their first value. */
    private static TreeMap<Long, Range> byFirst(
            EObject origin, Function<PortGroup, List<Range>> entries, Function<Range, Stream<Long>> firsts) {
        List<Range> written = List.of();
        if (origin instanceof PortGroup group) {
            written = entries.apply(group);
        } else if (origin instanceof UlpRule line) {
            written = line.getRanges();
        }
        TreeMap<Long, Range> byFirst = new TreeMap<>(Long::compareUnsigned);
        written.forEach(range -> firsts.apply(range).forEach(first -> byFirst.putIfAbsent(first, range)));
        return byFirst;
    }
}
