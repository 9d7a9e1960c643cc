package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.policy.PortName;

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
                .map(note -> violation(entries, note, ofRfcSyntax(note.name(), bound)))
                .forEach(violations);
    }

    private static RuleViolation violation(
            GroupEntries entries, BindingNote.UnknownName note, Optional<String> ofRfcSyntax) {
        RuleViolation violation = entries.atName(
                note,
                note.name(),
                "no node of the fabric has the description '" + note.name().node()
                        + "'; OpenSM ignores the port name; "
                        + ofRfcSyntax
                                .map(name -> "the RFC syntax writes names so; write " + name)
                                .orElse("correct it"));
        return ofRfcSyntax.map(violation::suggesting).orElse(violation);
    }

    /** The port name in the OpenSM syntax, where it is written as in the RFC syntax and one node has its first two words. */
    private static Optional<String> ofRfcSyntax(PortName name, BoundPolicyContext bound) {
        List<Node> nodes = name.reading() == PortName.Reading.DESCRIPTION
                ? bound.policy().fabric().nodesByFirstTwoWords(name.node())
                : List.of();
        return nodes.size() == 1
                ? Optional.of("\"" + nodes.get(0).description() + "/P" + name.port() + "\"")
                : Optional.empty();
    }
}
