package org.qos.dsl.check.rules.binding;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.PortName;

/** Finds the entry of a group that a note is about. */
public final class GroupEntries {

    private final PolicyContext context;
    private final BindingNote note;

    private GroupEntries(PolicyContext context, BindingNote note) {
        this.context = context;
        this.note = note;
    }

    /** The entries of the group that a note is about. */
    public static GroupEntries of(PolicyContext context, BindingNote note) {
        return new GroupEntries(context, note);
    }

    /** The notes of one kind. */
    public static <N extends BindingNote> Stream<N> notes(BoundPolicy bound, Class<N> kind) {
        return bound.notes().stream().filter(kind::isInstance).map(kind::cast);
    }

    /** A violation at port GUIDs. */
    RuleViolation atGuids(org.qos.runtime.policy.Range guids, String message) {
        return atRange(PortGroup::getPortGuids, guids, message);
    }

    /** A violation at P_Keys. */
    RuleViolation atPkeys(org.qos.runtime.policy.Range pkeys, String message) {
        return atRange(PortGroup::getPkeys, pkeys, message);
    }

    /** A violation at a port name. */
    public RuleViolation atName(PortName name, String message) {
        return atIndex(Literals.PORT_GROUP__PORT_NAMES, note.group().portNames().indexOf(name), message);
    }

    /** A violation at the name of a partition. */
    RuleViolation atPartition(String name, String message) {
        return atIndex(
                Literals.PORT_GROUP__PARTITIONS, note.group().partitions().indexOf(name), message);
    }

    /** The group, or the line of {@code qos-ulps} that makes it. */
    EObject origin() {
        return context.origin(note.group());
    }

    private RuleViolation atIndex(EStructuralFeature feature, int index, String message) {
        EObject origin = origin();
        return origin instanceof PortGroup
                ? RuleViolation.at(origin, feature, index, message)
                : RuleViolation.at(origin, message);
    }

    private RuleViolation atRange(
            Function<PortGroup, List<Range>> entries, org.qos.runtime.policy.Range values, String message) {
        EObject origin = origin();
        List<Range> written = List.of();
        if (origin instanceof PortGroup group) {
            written = entries.apply(group);
        } else if (origin instanceof UlpRule line) {
            written = line.getRanges();
        }
        return written.stream()
                .filter(range -> values.contains(range.getFirst()))
                .findFirst()
                .map(range -> RuleViolation.at(range, message))
                .orElseGet(() -> RuleViolation.at(origin, message));
    }
}
