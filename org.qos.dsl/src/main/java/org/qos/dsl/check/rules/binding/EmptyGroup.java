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

/** A group without ports is legal and matches nobody (osm_qos_policy.c:__qos_policy_is_port_in_group). */
@AutoService(Rule.class)
public final class EmptyGroup implements BindingRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "empty-group", Category.SUSPICIOUS, "a group that no port belongs to")
            .noFix("the author knows which ports belong to the group, or whether its rules can go");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries.notes(bound.policy(), BindingNote.EmptyGroup.class)
                .filter(note -> bound.project().origin(note.group()) instanceof PortGroup)
                .map(note -> RuleViolation.at(
                        bound.project().origin(note.group()),
                        Literals.PORT_GROUP__NAMES,
                        0,
                        "no port belongs to the group '" + note.group().name()
                                + "': a rule that names it alone matches nothing, a table scope means no port"))
                .forEach(violations);
    }
}
