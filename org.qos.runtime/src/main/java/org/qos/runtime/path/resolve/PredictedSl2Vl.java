package org.qos.runtime.path.resolve;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * The SL2VL tables that OpenSM sets with its options: one for each kind of ports, fitted to the VLs of the port (OpenSM
 * osm_qos.c:sl2vl_update). A base port 0 has none. Where the snapshot does not have the
 * VLs of a port, VL0 to VL7 are assumed, which most hardware has.
 *
 * <p>The row of in-port 0 at an enhanced port 0 is the {@code qos_sw0_} table. OpenSM writes the {@code qos_swe_}
 * table there first and zeroes its copy meanwhile (osm_qos.c:sl2vl_update_table). If the {@code qos_sw0_} table has
 * VL0 only, OpenSM writes it only when another of its threads has processed the response to the first in time, so
 * that the two tables come in turn from sweep to sweep: either may be there.
 */
public final class PredictedSl2Vl implements Sl2VlTables {

    /** The VL code that is taken for ports of unknown VLs: VL0 to VL7. */
    private static final int DEFAULT_VLS = 4;

    /** OpenSM's copy of tables that it does not set: VL0 for every SL. */
    private static final long NOT_SET = 0;

    private final Fabric fabric;
    private final SmOptions options;
    private final Function<PortId, PortState> states;
    private final Map<Integer, Long> rows = new HashMap<>();

    /**
     * The tables of a fabric.
     *
     * @param fabric where the kind of a port is found
     * @param options the options of OpenSM
     * @param states what is known of the ports
     */
    public PredictedSl2Vl(Fabric fabric, SmOptions options, Function<PortId, PortState> states) {
        this.fabric = fabric;
        this.options = options;
        this.states = states;
        for (PortKind kind : PortKind.values()) {
            for (int vls = 1; vls <= Vl.MAX_CODE; vls++) {
                rows.put(key(kind, vls), predicted(kind, vls));
            }
        }
    }

    @Override
    public long row(PortId outPort, int inPort) {
        if (isBasePort0(outPort)) {
            return NOT_SET;
        }
        return rows.get(key(kind(outPort, inPort), vls(outPort)));
    }

    private int vls(PortId port) {
        return vls(states.apply(port), options);
    }

    /**
     * The VLs that a link uses: those of its ports, at most {@code max_op_vls} and at least VL0 (OpenSM
     * osm_port.c:osm_physp_calc_link_op_vls).
     */
    static int vls(PortState port, SmOptions options) {
        return Math.max(1, Math.min(port.operationalVls().orElse(DEFAULT_VLS), options.maxOpVls()));
    }

    @Override
    public long alternativeRow(PortId outPort, int inPort) {
        long row = row(outPort, inPort);
        boolean replaced = !isBasePort0(outPort) && kind(outPort, inPort) == PortKind.SWITCH_PORT_0 && row == NOT_SET;
        return replaced ? rows.get(key(PortKind.SWITCH_EXTERNAL, vls(outPort))) : row;
    }

    private boolean isBasePort0(PortId port) {
        return port.number() == 0
                && fabric.node(port.nodeGuid())
                        .filter(node -> node.type() == NodeType.SWITCH && !node.enhancedPort0())
                        .isPresent();
    }

    private PortKind kind(PortId outPort, int inPort) {
        NodeType type = fabric.node(outPort.nodeGuid()).map(Node::type).orElse(NodeType.CA);
        return type == NodeType.SWITCH && outPort.number() == 0 && inPort == 0
                ? PortKind.SWITCH_PORT_0
                : PortKind.ofCabled(type);
    }

    private long predicted(PortKind kind, int vls) {
        return Sl2VlRow.of(options.effective(kind)
                .on(new PortVlCapabilities(vls, vls, 0, 0))
                .sl2vl());
    }

    private static int key(PortKind kind, int vls) {
        return kind.ordinal() << 3 | vls;
    }
}
