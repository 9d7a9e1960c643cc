package org.qos.dsl.ide.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.ide.semantics.GroupPorts;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Vl;

/** Describes the ports of a fabric: GUID, LID, link, rate, MTU, VLs and groups, as far as they are known. */
final class FabricPorts {

    private static final String UNLINKED = "unlinked";

    private final SubnetState state;
    private final Fabric fabric;
    private final Optional<GroupMembers> members;

    FabricPorts(SubnetState state, Optional<GroupMembers> members) {
        this.state = state;
        this.fabric = state.fabric();
        this.members = members;
    }

    /** The ports of a node that the snapshot shows, and how many others it has. */
    List<FabricItem> of(Node node) {
        String id = "node/" + Guid.text(node.guid());
        List<FabricItem> items = new ArrayList<>();
        node.ports().forEach(port -> items.add(item(id, port, "P" + port.number())));
        long shown = node.ports().stream().filter(port -> port.number() > 0).count();
        if (shown < node.portCount()) {
            String others = Plurals.of(node.portCount() - shown, "other port", "other ports");
            items.add(new FabricItem(
                    id + "/others", UNLINKED, others, "not in the snapshot", List.of(), "", "", List.of(), false));
        }
        return items;
    }

    /** An item for a port below another item. */
    FabricItem item(String parent, Port port, String label) {
        boolean isEnd = isEnd(port);
        List<FabricItem.Group> groups = isEnd ? groups(port) : List.of();
        return new FabricItem(
                parent + "/port/" + Guid.text(port.id().nodeGuid()) + "/" + port.number(),
                port.number() == 0 || port.link().isPresent() ? "port" : UNLINKED,
                label,
                joined(link(port), names(groups)),
                facts(port, isEnd, groups),
                isEnd ? GroupPorts.name(fabric, port) : "",
                isEnd && port.guid() != 0 ? Guid.text(port.guid()) : "",
                groups,
                false);
    }

    /** The groups that the ports of a node belong to. */
    List<FabricItem.Group> groups(Node node) {
        Map<Integer, FabricItem.Group> byIndex = new LinkedHashMap<>();
        node.endpoints().forEach(port -> groups(port).forEach(group -> byIndex.putIfAbsent(group.index(), group)));
        return List.copyOf(byIndex.values());
    }

    /** What the row of a node shows besides its name. */
    String summary(Node node, List<FabricItem.Group> groups) {
        long linked =
                node.ports().stream().filter(port -> port.link().isPresent()).count();
        String links = node.type() == NodeType.SWITCH && linked > 0
                ? linked + " of " + Plurals.of(node.portCount(), "port", "ports") + " linked"
                : "";
        return joined(links, names(groups));
    }

    /** What the tooltip of a node shows. */
    List<String> facts(Node node, List<FabricItem.Group> groups) {
        List<String> facts = new ArrayList<>(List.of("Node GUID " + Guid.text(node.guid())));
        node.endpoints().forEach(port -> lid(port).ifPresent(lid -> facts.add("P" + port.number() + ": " + lid)));
        groupLine(groups).ifPresent(facts::add);
        return facts;
    }

    private List<String> facts(Port port, boolean isEnd, List<FabricItem.Group> groups) {
        List<String> facts = new ArrayList<>();
        if (isEnd && port.guid() != 0) {
            facts.add("Port GUID " + Guid.text(port.guid()));
        }
        if (isEnd) {
            lid(port).ifPresent(facts::add);
        }
        port.link().ifPresent(link -> facts.add("Link " + width(link) + "to " + peer(link)));
        PortState known = state.port(port.id());
        rate(port).ifPresent(rate -> facts.add("Rate " + rate));
        known.neighborMtu().ifPresent(code -> facts.add("MTU " + Mtu.bytes(code) + " bytes"));
        known.operationalVls().ifPresent(code -> facts.add(Plurals.of(Vl.count(code), "VL", "VLs") + " in use"));
        groupLine(groups).ifPresent(facts::add);
        return facts;
    }

    private List<FabricItem.Group> groups(Port port) {
        return members.map(all -> all.of(port)).orElse(List.of());
    }

    /** Whether paths end at the port: the external ports of a switch have the GUID and the LID of its port 0. */
    private boolean isEnd(Port port) {
        return port.number() == 0
                || fabric.node(port.id().nodeGuid())
                        .filter(node -> node.type() == NodeType.SWITCH)
                        .isEmpty();
    }

    private String link(Port port) {
        if (port.number() == 0) {
            return "management port";
        }
        return port.link()
                .map(link ->
                        "→ " + peer(link) + rate(port).map(rate -> ", " + rate).orElse(""))
                .orElse("no link in the snapshot");
    }

    private String peer(Link link) {
        return fabric.node(link.peer().nodeGuid()).map(Node::description).orElse("?") + "/P"
                + link.peer().number();
    }

    private static String width(Link link) {
        return (link.width() == 0 ? "" : link.width() + "x ") + (link.speed().isEmpty() ? "" : link.speed() + " ");
    }

    private Optional<String> rate(Port port) {
        OptionalInt code = state.port(port.id()).rate();
        if (code.isEmpty() && port.link().isPresent()) {
            Link link = port.link().get();
            code = Rate.of(link.width(), link.speed());
        }
        return code.isPresent() ? Optional.of(Rate.text(code.getAsInt())) : Optional.empty();
    }

    private static Optional<String> lid(Port port) {
        if (port.lid() == 0) {
            return Optional.empty();
        }
        int last = port.lid() + (1 << port.lmc()) - 1;
        return Optional.of(last == port.lid() ? "LID " + port.lid() : "LIDs " + port.lid() + " to " + last);
    }

    private static Optional<String> groupLine(List<FabricItem.Group> groups) {
        return groups.isEmpty()
                ? Optional.empty()
                : Optional.of((groups.size() == 1 ? "Group " : "Groups ") + names(groups));
    }

    private static String names(List<FabricItem.Group> groups) {
        return groups.stream().map(FabricItem.Group::name).collect(Collectors.joining(", "));
    }

    private static String joined(String one, String other) {
        return Stream.of(one, other).filter(text -> !text.isEmpty()).collect(Collectors.joining(" · "));
    }
}
