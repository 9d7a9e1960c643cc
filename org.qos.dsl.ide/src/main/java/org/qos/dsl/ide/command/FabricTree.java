package org.qos.dsl.ide.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.ide.semantics.GroupPorts;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NaturalOrder;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;

/**
 * A fabric as a tree: groups with their ports, switches, hosts and routers with theirs. A client asks for the children of
 * one item at a time; long lists are divided into pages, so that each response is short.
 */
final class FabricTree {

    /** The items of a page; a list of at most two pages is one response. */
    static final int PAGE = 500;

    private static final String GROUPS = "groups";
    private static final String SWITCHES = "switches";
    private static final String HOSTS = "hosts";
    private static final String ROUTERS = "routers";

    private final Fabric fabric;
    private final Optional<GroupMembers> members;
    private final FabricPorts ports;

    /**
     * The tree of a fabric.
     *
     * @param state a known fabric, and what is known of its ports
     * @param members the groups of the policy; empty without one
     */
    FabricTree(SubnetState state, Optional<GroupMembers> members) {
        this.fabric = state.fabric();
        this.members = members;
        this.ports = new FabricPorts(state, members);
    }

    /** The first level. */
    List<FabricItem> roots() {
        List<FabricItem> roots = new ArrayList<>();
        members.filter(groups -> groups.count() > 0)
                .ifPresent(groups -> roots.add(FabricItem.list(GROUPS, "Groups", String.valueOf(groups.count()))));
        addList(roots, SWITCHES, "Switches", NodeType.SWITCH);
        addList(roots, HOSTS, "Hosts", NodeType.CA);
        addList(roots, ROUTERS, "Routers", NodeType.ROUTER);
        return roots;
    }

    /** The children of an item; none if the fabric or the policy does not have the item any more. */
    List<FabricItem> children(String id) {
        int page = id.lastIndexOf('@');
        return page < 0 ? children(id, -1) : children(id.substring(0, page), number(id.substring(page + 1)));
    }

    private void addList(List<FabricItem> roots, String id, String label, NodeType type) {
        int count = nodes(type).size();
        if (count > 0) {
            roots.add(FabricItem.list(id, label, String.valueOf(count)));
        }
    }

    /** The children of an item, or those of its page that begins at an index; the index is -1 for the item itself. */
    private List<FabricItem> children(String id, int first) {
        String[] parts = id.split("/", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        return switch (parts[0]) {
            case GROUPS -> members.map(this::groups).orElse(List.of());
            case SWITCHES -> nodes(id, NodeType.SWITCH, first);
            case HOSTS -> nodes(id, NodeType.CA, first);
            case ROUTERS -> nodes(id, NodeType.ROUTER, first);
            case "group" -> portsOfGroup(id, number(rest), first);
            case "node" -> node(rest).map(ports::of).orElse(List.of());
            default -> List.of();
        };
    }

    private List<FabricItem> groups(GroupMembers groups) {
        return IntStream.range(0, groups.count())
                .mapToObj(index -> group(groups, index))
                .toList();
    }

    private static FabricItem group(GroupMembers groups, int index) {
        int count = groups.ports(index).size();
        String use = groups.group(index).use();
        return new FabricItem(
                "group/" + index,
                "group",
                groups.group(index).name(),
                Plurals.of(count, "port", "ports"),
                use.isEmpty() ? List.of() : List.of(use),
                groups.group(index).name(),
                "",
                List.of(groups.definition(index)),
                count > 0);
    }

    private List<FabricItem> portsOfGroup(String id, int index, int first) {
        return members.filter(groups -> index >= 0 && index < groups.count())
                .map(groups -> sorted(groups.ports(index), this::name))
                .map(all -> page(id, all, first, this::name, port -> ports.item(id, port, name(port))))
                .orElse(List.of());
    }

    private String name(Port port) {
        return GroupPorts.name(fabric, port);
    }

    private List<FabricItem> nodes(String id, NodeType type, int first) {
        return page(id, sorted(nodes(type), Node::description), first, Node::description, this::item);
    }

    /** A list of at most two pages is shown as a whole. */
    private static <T> List<FabricItem> page(
            String id, List<T> all, int first, Function<T, String> name, Function<T, FabricItem> item) {
        if (first < 0 && all.size() > 2 * PAGE) {
            return IntStream.iterate(0, from -> from < all.size(), from -> from + PAGE)
                    .mapToObj(from ->
                            pageItem(id + "@" + from, all.subList(from, Math.min(from + PAGE, all.size())), name))
                    .toList();
        }
        Stream<T> shown = first < 0 ? all.stream() : all.stream().skip(first).limit(PAGE);
        return shown.map(item).toList();
    }

    private static <T> FabricItem pageItem(String id, List<T> page, Function<T, String> name) {
        String label = name.apply(page.get(0)) + " … " + name.apply(page.get(page.size() - 1));
        return FabricItem.list(id, label, String.valueOf(page.size()));
    }

    /** Some thousand names are sorted, so the key of each is computed once. */
    private static <T> List<T> sorted(List<T> all, Function<T, String> name) {
        return all.stream()
                .map(each -> Map.entry(NaturalOrder.key(name.apply(each)), each))
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }

    private FabricItem item(Node node) {
        String guid = Guid.text(node.guid());
        List<FabricItem.Group> groups = ports.groups(node);
        return new FabricItem(
                "node/" + guid,
                kind(node.type()),
                node.description(),
                ports.summary(node, groups),
                ports.facts(node, groups),
                node.description(),
                guid,
                groups,
                !node.ports().isEmpty());
    }

    private static String kind(NodeType type) {
        return switch (type) {
            case CA -> "host";
            case SWITCH -> "switch";
            case ROUTER -> "router";
        };
    }

    /** The nodes of a type; of several with one GUID the first. */
    private List<Node> nodes(NodeType type) {
        return fabric.nodes().stream()
                .filter(node -> node.type() == type)
                .filter(node ->
                        fabric.node(node.guid()).filter(first -> first == node).isPresent())
                .toList();
    }

    private Optional<Node> node(String guid) {
        return guid.matches("0x[0-9a-f]{16}") ? fabric.node(Guid.parse(guid)) : Optional.empty();
    }

    private static int number(String text) {
        return text.matches("\\d{1,9}") ? Integer.parseInt(text) : Integer.MAX_VALUE;
    }
}
