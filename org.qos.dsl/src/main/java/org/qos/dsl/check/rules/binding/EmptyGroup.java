package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.runtime.match.BindingNote;

/** A group without ports is valid and matches no port (osm_qos_policy.c:__qos_policy_is_port_in_group). */
@AutoService(Rule.class)
public final class EmptyGroup implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("empty-group", Category.SUSPICIOUS, "a group has no ports")
                .noFix("the author knows which ports belong to the group, or whether to remove its rules");
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries.notes(bound.policy(), BindingNote.EmptyGroup.class)
                .filter(note -> bound.context().origin(note.group()) instanceof PortGroup
                        && !bound.context().isUncertain(note.group()))
                .map(note -> RuleViolation.at(
                        bound.context().origin(note.group()),
                        Literals.PORT_GROUP__NAMES,
                        0,
                        "group '" + note.group().name()
                                + "' has no ports; OpenSM matches no request with rules that name only this group;"
                                + " add ports"))
                .forEach(violations);
    }
}
