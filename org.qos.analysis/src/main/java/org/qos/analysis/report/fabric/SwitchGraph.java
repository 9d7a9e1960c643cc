package org.qos.analysis.report.fabric;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;

/**
 * The switches of a fabric, the links between them and the endpoints at each. The level of a switch is its distance
 * from the nearest endpoint of an adapter or router, from 1: in a fat tree leaves have 1 and spines more.
 */
final class SwitchGraph {

    /** The level of switches from which no adapter is reached. */
    static final int UNREACHED = Integer.MAX_VALUE;

    private final Fabric fabric;
    private final List<Node> switches;
    private final Map<Long, Integer> indexOf = new HashMap<>();
    private final List<Map<Integer, Integer>> links = new ArrayList<>();
    private final List<List<Integer>> endpoints = new ArrayList<>();
    private final int[] level;
    private int loose;

    SwitchGraph(Fabric fabric) {
        this.fabric = fabric;
        switches = fabric.nodes().stream()
                .filter(node -> node.type() == NodeType.SWITCH)
                .toList();
        for (Node node : switches) {
            indexOf.putIfAbsent(node.guid(), links.size());
            links.add(new TreeMap<>());
            endpoints.add(new ArrayList<>());
        }
        switches.forEach(this::addLinks);
        addEndpoints();
        level = levels();
    }

    private void addLinks(Node node) {
        node.ports().stream()
                .flatMap(port -> port.link().stream())
                .map(link -> indexOf.get(link.peer().nodeGuid()))
                .filter(peer -> peer != null)
                .forEach(peer -> links.get(indexOf.get(node.guid())).merge(peer, 1, Integer::sum));
    }

    private void addEndpoints() {
        List<Port> all = fabric.endpoints();
        for (int endpoint = 0; endpoint < all.size(); endpoint++) {
            Port port = all.get(endpoint);
            if (!indexOf.containsKey(port.id().nodeGuid())) {
                Optional<Integer> at = port.link().map(Link::peer).map(peer -> indexOf.get(peer.nodeGuid()));
                if (at.isPresent()) {
                    endpoints.get(at.get()).add(endpoint);
                } else {
                    loose++;
                }
            }
        }
    }

    private int[] levels() {
        int[] found = new int[switches.size()];
        Arrays.fill(found, UNREACHED);
        Deque<Integer> next = new ArrayDeque<>();
        for (int index = 0; index < found.length; index++) {
            if (!endpoints.get(index).isEmpty()) {
                found[index] = 1;
                next.add(index);
            }
        }
        while (!next.isEmpty()) {
            int at = next.remove();
            for (int peer : links.get(at).keySet()) {
                if (found[peer] == UNREACHED) {
                    found[peer] = found[at] + 1;
                    next.add(peer);
                }
            }
        }
        return found;
    }

    /** How many switches there are. */
    int size() {
        return switches.size();
    }

    Node node(int index) {
        return switches.get(index);
    }

    /** The level of a switch, from 1. */
    int level(int index) {
        return level[index];
    }

    /** The switches linked to one, and how many cables lead there. */
    Map<Integer, Integer> links(int index) {
        return links.get(index);
    }

    /** The endpoints of adapters and routers at a switch, by their indices in the fabric. */
    List<Integer> endpoints(int index) {
        return endpoints.get(index);
    }

    /** How many endpoints of adapters and routers are at no switch. */
    int loose() {
        return loose;
    }

    /** Whether more cables lead from one level to another than stay in a level, as in a tree. */
    boolean isLevelled() {
        long within = 0;
        long between = 0;
        for (int index = 0; index < level.length; index++) {
            for (Map.Entry<Integer, Integer> link : links.get(index).entrySet()) {
                if (level[link.getKey()] == level[index]) {
                    within += link.getValue();
                } else {
                    between += link.getValue();
                }
            }
        }
        return between >= within;
    }
}
