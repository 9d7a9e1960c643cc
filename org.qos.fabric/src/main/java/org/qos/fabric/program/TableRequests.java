package org.qos.fabric.program;

import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadRequest;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.mad.SmpTables;

/** The MADs of the parts of tables: attribute, modifier and data. */
final class TableRequests {

    private static final int PORT_STATE = 32;
    private static final int PHYSICAL_STATE = 33;
    private static final int HIGH_LIMIT = 38;

    private TableRequests() {}

    /**
     * The Get of a part.
     *
     * @param onSwitch whether the port is one of a switch; other nodes have the tables of the port that the MAD comes in by
     */
    static MadRequest get(DirectedRoute route, BlockId id, boolean onSwitch) {
        return request(route, id, onSwitch, Mad.METHOD_GET);
    }

    /**
     * The Set of a part.
     *
     * @param portInfo PortInfo as it was read, for VLHighLimit; else it is not used
     */
    static MadRequest set(DirectedRoute route, BlockSet set, boolean onSwitch, byte[] portInfo) {
        return request(route, set.id(), onSwitch, Mad.METHOD_SET).withData(data(set.value(), portInfo));
    }

    private static MadRequest request(DirectedRoute route, BlockId id, boolean onSwitch, int method) {
        int port = id.port().number();
        return switch (id.table()) {
            case SL2VL ->
                MadRequest.byRoute(
                        route,
                        method,
                        SmpAttribute.SL_TO_VL_TABLE,
                        onSwitch ? SmpTables.sl2VlModifier(id.number(), port) : 0);
            case VLARB ->
                MadRequest.byRoute(
                        route,
                        method,
                        SmpAttribute.VL_ARBITRATION_TABLE,
                        SmpTables.arbitrationModifier(id.number(), onSwitch ? port : 0));
            case HIGH_LIMIT -> MadRequest.byRoute(route, method, SmpAttribute.PORT_INFO, port);
        };
    }

    private static byte[] data(BlockValue value, byte[] portInfo) {
        if (value instanceof BlockValue.Row row) {
            return SmpTables.sl2Vl(row.row());
        }
        if (value instanceof BlockValue.Entries entries) {
            return SmpTables.arbitration(entries.entries());
        }
        return withLimit(portInfo, ((BlockValue.Limit) value).limit());
    }

    /** PortInfo with another limit; PortState and PortPhysicalState 0 keep what they are (IBTA 14.2.5.6). */
    private static byte[] withLimit(byte[] portInfo, int limit) {
        byte[] changed = portInfo.clone();
        changed[PORT_STATE] &= (byte) 0xf0;
        changed[PHYSICAL_STATE] &= 0x0f;
        changed[HIGH_LIMIT] = (byte) limit;
        return changed;
    }

    /** What an answer says. */
    static BlockValue value(BlockId id, byte[] data) {
        return switch (id.table()) {
            case SL2VL -> new BlockValue.Row(SmpTables.sl2Vl(data));
            case VLARB -> new BlockValue.Entries(SmpTables.arbitration(data, SmpTables.ARBITRATION_BLOCK));
            case HIGH_LIMIT -> new BlockValue.Limit(PortInfo.decode(data).vlHighLimit());
        };
    }
}
