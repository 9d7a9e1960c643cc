package org.qos.runtime.path.resolve;

import java.util.Optional;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;

/** The VLs by which packets leave the ports of a subnet, and the shares of these VLs; the same as {@link Hop} has for a path. */
public final class PortVls {

    private final ExpectedTables tables;
    private final VlShare shares;

    /**
     * The VLs of a subnet.
     *
     * @param tables the tables that packets meet there
     */
    public PortVls(RoutedSubnet subnet, ExpectedTables tables) {
        this.tables = tables;
        this.shares = new VlShare(subnet, tables);
    }

    /**
     * The VL of each SL.
     *
     * @param inPort the number of the port by which packets come in; 0 for those that the node sends itself
     * @return an SL2VL row, see {@link org.qos.runtime.value.Sl2VlRow}
     */
    public long row(PortId outPort, int inPort) {
        return tables.row(outPort, inPort).vls();
    }

    /**
     * The part of the link that a VL gets when all VLs are busy.
     *
     * @param node the node
     * @param vl the VL, 0 to 15
     * @param mtu the MTU of a path on the VL, code 1 to 5
     * @return empty where packets are dropped: for VL15, and for a VL that the link does not use
     */
    public Optional<LinkShare> share(Node node, PortId outPort, int vl, int mtu) {
        return shares.of(node, outPort, vl, mtu);
    }
}
