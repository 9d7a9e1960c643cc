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

/** Of several nodes with one description OpenSM has only the first of its node-GUID table under that name (osm_qos_policy.c:__build_nodebyname_hash). */
@AutoService(Rule.class)
public final class AmbiguousPortName implements BindingRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "ambiguous-port-name", Category.SUSPICIOUS, "a port name that several nodes of the fabric bear")
            .noFix("the author knows which of the nodes is meant; its port GUID says so for certain");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries.notes(bound.policy(), BindingNote.AmbiguousName.class)
                .map(note -> GroupEntries.of(bound.project(), note).atName(note.name(), message(note)))
                .forEach(violations);
    }

    private static String message(BindingNote.AmbiguousName note) {
        return String.format(
                "%d nodes of the fabric are described as '%s'; only the one with node GUID 0x%x is meant. Port GUIDs tell"
                        + " them apart",
                note.nodes().size(), note.name().node(), note.nodes().get(0).guid());
    }
}
