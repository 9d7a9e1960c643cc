package org.qos.runtime.path.resolve;

import java.util.List;
import java.util.OptionalDouble;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.VlBandwidthShare;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/**
 * The part of a link that VL arbitration gives a VL when all VLs have packets of full size to send (IBTA 7.6.9): the high
 * table sends as much as its limit says, then the low table gets one packet; within a table the weights decide. The tables
 * are those that OpenSM sets with its options, on a port whose arbitration tables take 8 entries each or more.
 */
final class VlShare {

    private static final int UNLIMITED = 255;
    private static final int LIMIT_UNIT = 4096;
    private static final int WHOLE_TABLE = 63;

    private final RoutedSubnet subnet;

    VlShare(RoutedSubnet subnet) {
        this.subnet = subnet;
    }

    /** The share of a VL at an out-port, 0 to 1; empty when packets are dropped there. */
    OptionalDouble of(NodeType type, PortId outPort, int vl, int mtu) {
        if (vl == Vl.DROP) {
            return OptionalDouble.empty();
        }
        int vls = PredictedSl2Vl.vls(subnet.state(outPort), subnet.options());
        if (vls == 1) {
            return OptionalDouble.of(1);
        }
        QosTables tables =
                subnet.options().effective(kind(type)).on(new PortVlCapabilities(vls, vls, WHOLE_TABLE, WHOLE_TABLE));
        double high = highPart(tables, Mtu.bytes(mtu));
        VlBandwidthShare share = VlBandwidthShare.of(tables, vl);
        return OptionalDouble.of(high * share.high() + (1 - high) * share.low());
    }

    private static PortKind kind(NodeType type) {
        return switch (type) {
            case CA -> PortKind.CA;
            case ROUTER -> PortKind.ROUTER;
            case SWITCH -> PortKind.SWITCH_EXTERNAL;
        };
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
