package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.value.Guid;

/**
 * Of several nodes with one description OpenSM finds only the first of its node-GUID table by that name
 * (osm_qos_policy.c:__build_nodebyname_hash).
 */
@AutoService(Rule.class)
public final class AmbiguousPortName implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "ambiguous-port-name", Category.SUSPICIOUS, "a port name matches more than one node")
                .noFix("the author knows the intended node, which its port GUID identifies");
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries entries = GroupEntries.of(bound.context());
        GroupEntries.notes(bound.policy(), BindingNote.AmbiguousName.class)
                .map(note -> entries.atName(note, note.name(), message(note)))
                .forEach(violations);
    }

    private static String message(BindingNote.AmbiguousName note) {
        return String.format(
                "%d nodes of the fabric have the description '%s'; OpenSM uses only the one with node GUID %s; write"
                        + " port GUIDs",
                note.nodes().size(),
                note.name().node(),
                Guid.text(note.nodes().get(0).guid()));
    }
}
