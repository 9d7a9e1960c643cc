package org.qos.fabric.snapshot;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.Node;

/**
 * Something that files say of a node.
 *
 * @param name what messages call it
 * @param reader its value, empty where a file of that kind does not say it
 */
record NodeFact(String name, SnapshotConflicts.FactValue<Node> reader) {

    static final List<NodeFact> ALL = List.of(
            new NodeFact("type", (kind, node) -> Optional.of(node.type())),
            new NodeFact("description", (kind, node) -> Optional.of(node.description())
                    .filter(text -> !text.isEmpty())
                    .map(text -> '"' + text + '"')),
            new NodeFact("number of ports", (kind, node) -> Optional.of(node.portCount())
                    .filter(count -> kind.has(SnapshotContent.PORT_COUNTS))),
            new NodeFact("port 0", (kind, node) -> Optional.of(node.enhancedPort0() ? "enhanced" : "base")
                    .filter(port0 -> kind.has(SnapshotContent.PORT_0))));
}
