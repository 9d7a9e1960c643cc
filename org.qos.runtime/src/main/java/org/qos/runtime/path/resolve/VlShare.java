package org.qos.runtime.path.resolve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.VlPackets;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * The part of a link that a VL gets at the ports of a subnet, see {@link LinkArbitration}. The packets of the VLs are those of all levels
 * whose SLs the port maps there, whether or not paths with these SLs take it. Not for several threads.
 */
final class VlShare {

    private final RoutedSubnet subnet;
    private final ExpectedTables tables;
    private final Map<PortId, VlPackets> packets = new HashMap<>();

    VlShare(RoutedSubnet subnet, ExpectedTables tables) {
        this.subnet = subnet;
        this.tables = tables;
    }

    /**
     * The share of a VL at an out-port; empty when packets are dropped there.
     *
     * @param mtu the MTU of a path on this VL, code 1 to 5, whose packets can be smaller than those of others
     */
    Optional<LinkShare> of(Node node, PortId outPort, int vl, int mtu) {
        if (vl == Vl.DROP || subnet.isBeyondLink(outPort, vl)) {
            return Optional.empty();
        }
        int vls = subnet.linkVls(outPort);
        ExpectedTables.Arbitration arbitration = tables.arbitration(node.type(), outPort, vls);
        if (vls == 1) {
            return Optional.of(new LinkShare(1, arbitration.source()));
        }
        VlPackets sizes = packets.computeIfAbsent(outPort, port -> packets(node, port))
                .with(vl, Mtu.packet(mtu(node, outPort), OptionalInt.of(mtu)));
        return Optional.of(new LinkShare(LinkArbitration.part(arbitration.tables(), vl, sizes), arbitration.source()));
    }

    private VlPackets packets(Node node, PortId outPort) {
        int[] slsOfVl = new int[Vl.DATA_COUNT];
        for (int in : node.type() == NodeType.SWITCH ? numbers(node) : List.of(0)) {
            long row = tables.row(outPort, in).vls();
            for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
                slsOfVl[vl] |= Sl2VlRow.sls(row, vl);
            }
        }
        return VlPackets.of(
                mtu(node, outPort), vl -> slsOfVl[vl] & tables.mtus().sls(), tables.mtus());
    }

    /** Of the link, in bytes. */
    private int mtu(Node node, PortId outPort) {
        PortId peer =
                node.port(outPort.number()).flatMap(Port::link).map(Link::peer).orElse(outPort);
        return Mtu.bytes(subnet.linkMtu(outPort, peer));
    }

    private static List<Integer> numbers(Node node) {
        return node.ports().stream().map(Port::number).toList();
    }
}
