package org.qos.runtime.path.resolve;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.VlBandwidthShare;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/**
 * The part of a link that VL arbitration gives a VL when all VLs have packets of full size to send (IBTA 7.6.9): the high
 * table sends as much as its limit says, then the low table gets one packet; within a table the weights decide.
 */
final class VlShare {

    private static final int UNLIMITED = 255;
    private static final int LIMIT_UNIT = 4096;

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
        int vls = PredictedSl2Vl.vls(subnet.state(outPort), subnet.options());
        ExpectedTables.Arbitration arbitration = tables.arbitration(type, outPort, vls);
        if (vls == 1) {
            return Optional.of(new LinkShare(1, arbitration.source()));
        }
        double high = highPart(arbitration.tables(), Mtu.bytes(mtu));
        VlBandwidthShare weights = VlBandwidthShare.of(arbitration.tables(), vl);
        return Optional.of(new LinkShare(high * weights.high() + (1 - high) * weights.low(), arbitration.source()));
    }

    /** How much of the link the high table gets. */
    private static double highPart(QosTables tables, int packet) {
        if (sum(tables.vlarbHigh()) == 0 || sum(tables.vlarbLow()) == 0) {
            return sum(tables.vlarbHigh()) == 0 ? 0 : 1;
        }
        if (tables.highLimit() == UNLIMITED) {
            return 1;
        }
        int burst = Math.max(packet, tables.highLimit() * LIMIT_UNIT);
        return (double) burst / (burst + packet);
    }

    private static int sum(List<VlWeight> table) {
        return table.stream().mapToInt(VlWeight::weight).sum();
    }
}
