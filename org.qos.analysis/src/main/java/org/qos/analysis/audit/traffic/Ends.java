package org.qos.analysis.audit.traffic;

import java.util.List;
import java.util.Map;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;

/**
 * The end ports between which packets are sent, by the index of the endpoint: where each is, and by which port of which
 * switch its packets come into the fabric.
 */
final class Ends {

    /** The port of each endpoint. */
    final int[] port;
    /** The in-port of the first switch; port 0 of the switch itself, {@link RoutedLinks#NONE} without a switch. */
    final int[] entry;
    /** Whether packets begin and end there. */
    final boolean[] counts;

    final int[] baseLid;
    final int[] lids;

    Ends(RoutedLinks links, boolean withSwitches) {
        List<Port> endpoints = links.subnet().fabric().endpoints();
        Map<Long, Integer> first = links.firstPorts();
        port = new int[endpoints.size()];
        entry = new int[endpoints.size()];
        counts = new boolean[endpoints.size()];
        baseLid = new int[endpoints.size()];
        lids = new int[endpoints.size()];
        for (int end = 0; end < port.length; end++) {
            Port endpoint = endpoints.get(end);
            port[end] = links.place(endpoint, first);
            Node node = links.node(port[end]);
            int switchPort = node.type() == NodeType.SWITCH ? port[end] : links.peer[port[end]];
            entry[end] = switchPort != RoutedLinks.NONE && links.isSwitch(switchPort) ? switchPort : RoutedLinks.NONE;
            counts[end] = endpoint.lid() != 0 && (withSwitches || node.type() != NodeType.SWITCH);
            baseLid[end] = endpoint.lid();
            lids[end] = 1 << endpoint.lmc();
        }
    }
}
