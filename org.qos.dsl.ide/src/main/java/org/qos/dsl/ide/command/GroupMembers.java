package org.qos.dsl.ide.command;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;

/** The port groups of a policy with their ports on its fabric, and the entries that select them. */
final class GroupMembers {

    /** A group with its ports, as indices of the fabric's endpoints. */
    private record Bound(PortGroup group, BitSet ports) {}

    private final DocumentSnapshot policy;
    private final PolicySemantics semantics;
    private final Fabric fabric;
    private final List<Bound> bound;
    private final Map<PortGroup, List<INode>> guidNodes = new IdentityHashMap<>();
    private final Map<PortGroup, List<INode>> nameNodes = new IdentityHashMap<>();

    /** The groups of a policy whose fabric is known. */
    GroupMembers(DocumentSnapshot policy, PolicySemantics semantics) {
        this.policy = policy;
        this.semantics = semantics;
        this.fabric = semantics.bound().fabric();
        this.bound = semantics.lowered().value().groups().stream()
                .map(group -> new Bound(
                        group,
                        semantics.bound().members(group) instanceof EndpointSet endpoints
                                ? endpoints.indices()
                                : new BitSet()))
                .toList();
    }

    /** How many groups there are. */
    int count() {
        return bound.size();
    }

    /** The group at a place. */
    PortGroup group(int index) {
        return bound.get(index).group();
    }

    /** The ports of the group at a place. */
    List<Port> ports(int index) {
        return bound.get(index).ports().stream()
                .mapToObj(fabric.endpoints()::get)
                .toList();
    }

    /** Where the group at a place is defined. */
    FabricItem.Group definition(int index) {
        PortGroup group = group(index);
        return new FabricItem.Group(index, group.name(), range(nameOf(group)));
    }

    /** The groups that a port belongs to. */
    List<FabricItem.Group> of(Port port) {
        int endpoint = fabric.endpointIndex(port.guid());
        List<FabricItem.Group> found = new ArrayList<>();
        for (int index = 0; endpoint >= 0 && index < bound.size(); index++) {
            if (bound.get(index).ports().get(endpoint)) {
                PortGroup group = group(index);
                Optional<INode> entry = guidEntry(group, port).or(() -> nameEntry(group, port));
                found.add(new FabricItem.Group(index, group.name(), range(entry.or(() -> nameOf(group)))));
            }
        }
        return found;
    }

    private Optional<INode> guidEntry(PortGroup group, Port port) {
        return guidNodes.computeIfAbsent(group, any -> nodes(any, Literals.PORT_GROUP__PORT_GUIDS)).stream()
                .filter(node ->
                        NodeModelUtils.findActualSemanticObjectFor(node) instanceof org.qos.dsl.model.policy.Range range
                                && contains(range, port.guid()))
                .findFirst();
    }

    /** Incomplete text can lack the first value; a single value does not have a last one. */
    private static boolean contains(org.qos.dsl.model.policy.Range range, long guid) {
        Long first = range.getFirst();
        Long last = range.getLast() == null ? first : range.getLast();
        return first != null && Long.compareUnsigned(first, guid) <= 0 && Long.compareUnsigned(guid, last) <= 0;
    }

    private Optional<INode> nameEntry(PortGroup group, Port port) {
        List<INode> nodes = nameNodes.computeIfAbsent(group, any -> nodes(any, Literals.PORT_GROUP__PORT_NAMES));
        for (int i = 0; i < group.portNames().size() && i < nodes.size(); i++) {
            if (isNamed(group.portNames().get(i), port)) {
                return Optional.of(nodes.get(i));
            }
        }
        return Optional.empty();
    }

    private boolean isNamed(PortName name, Port port) {
        return fabric.node(port.id().nodeGuid())
                .filter(node -> node.type() == NodeType.SWITCH || name.port() == port.number())
                .filter(node -> node.description().equals(name.node())
                        || name.reading() == PortName.Reading.FIRST_TWO_WORDS
                                && fabric.nodesByFirstTwoWords(name.node()).contains(node))
                .isPresent();
    }

    private Optional<INode> nameOf(PortGroup group) {
        return nodes(group, Literals.PORT_GROUP__NAMES).stream().findFirst();
    }

    private List<INode> nodes(PortGroup group, EStructuralFeature entry) {
        Optional<EObject> origin = semantics.lowered().trace().origin(group);
        return origin.map(found -> NodeModelUtils.findNodesForFeature(found, entry))
                .orElse(List.of());
    }

    private Range range(Optional<INode> node) {
        return node.map(found -> policy.lines().range(found.getTextRegion()))
                .orElseGet(() -> policy.lines().range(0, 0));
    }
}
