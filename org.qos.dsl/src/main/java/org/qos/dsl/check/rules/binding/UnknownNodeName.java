package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.runtime.match.BindingNote;

/** OpenSM passes over port names of nodes that it does not know, without a word (osm_qos_parser_y.y:__parser_add_port_name). */
@AutoService(Rule.class)
public final class UnknownNodeName implements BindingRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "unknown-node-name", Category.SUSPICIOUS, "a port name whose node the fabric does not have")
            .noFix("the author knows whether the name is wrong or the node is missing; editors offer names that are "
                    + "similar")
            .with(FindingTrait.SIMILAR_VALUES);

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries.notes(bound.policy(), BindingNote.UnknownName.class)
                .map(note -> GroupEntries.of(bound.project(), note)
                        .atName(
                                note.name(),
                                "no node of the fabric is described as '"
                                        + note.name().node() + "'; nothing belongs to the group by this name"))
                .forEach(violations);
    }
}
