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
import org.qos.runtime.fabric.Node;
import org.qos.runtime.match.BindingNote;
import org.qos.runtime.policy.Range;
import org.qos.runtime.value.Guid;

/**
 * Groups compare port GUIDs; no port of an adapter has the GUID of the node
 * (osm_qos_parser_y.y:__parser_add_guid_range_to_port_map).
 */
@AutoService(Rule.class)
public final class NodeGuidAsPortGuid implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "node-guid-as-port-guid", Category.SUSPICIOUS, "a node GUID in place of a port GUID")
                .noFix("a node can have several ports, and the author knows the intended ones")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries entries = GroupEntries.of(bound.context());
        GroupEntries.notes(bound.policy(), BindingNote.NodeGuid.class)
                .map(note -> entries.atGuids(note, Range.of(note.node().guid()), message(note.node())))
                .forEach(violations);
    }

    private static String message(Node node) {
        return node.endpoints().stream()
                .findFirst()
                .map(port -> String.format(
                        "%s is the node GUID of '%s', not a port GUID; OpenSM ignores it; write %s for its port %d",
                        Guid.text(node.guid()), node.description(), Guid.text(port.guid()), port.number()))
                .orElseGet(() -> String.format(
                        "%s is the node GUID of '%s', not a port GUID; OpenSM ignores it; write a port GUID",
                        Guid.text(node.guid()), node.description()));
    }
}
