package org.qos.runtime.path.resolve;

import java.util.Optional;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Vl;

/** The part of a link that a VL gets at the ports of a subnet, see {@link LinkArbitration}. */
final class VlShare {

    private final RoutedSubnet subnet;
    private final ExpectedTables tables;

    VlShare(RoutedSubnet subnet, ExpectedTables tables) {
        this.subnet = subnet;
        this.tables = tables;
    }

    /** The share of a VL at an out-port; empty when packets are dropped there. */
    Optional<LinkShare> of(NodeType type, PortId outPort, int vl, int mtu) {
        if (vl == Vl.DROP) {
            return Optional.empty();
        }
        int vls = subnet.linkVls(outPort);
        ExpectedTables.Arbitration arbitration = tables.arbitration(type, outPort, vls);
        if (vls == 1) {
            return Optional.of(new LinkShare(1, arbitration.source()));
        }
        double part = LinkArbitration.part(arbitration.tables(), vl, Mtu.bytes(mtu));
        return Optional.of(new LinkShare(part, arbitration.source()));
    }
}
