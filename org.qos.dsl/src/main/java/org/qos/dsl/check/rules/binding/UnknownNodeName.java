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

/**
 * OpenSM ignores port names of nodes that it does not know, and logs nothing
 * (osm_qos_parser_y.y:__parser_add_port_name).
 */
@AutoService(Rule.class)
public final class UnknownNodeName implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unknown-node-name",
                        Category.SUSPICIOUS,
                        "a port name refers to a node that is not in the fabric")
                .noFix("the author knows whether the name is wrong or the node is missing; editors offer similar names")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries entries = GroupEntries.of(bound.context());
        GroupEntries.notes(bound.policy(), BindingNote.UnknownName.class)
                .map(note -> entries.atName(
                        note,
                        note.name(),
                        "no node of the fabric has the description '"
                                + note.name().node() + "'; OpenSM ignores the port name; correct it"))
                .forEach(violations);
    }
}
