package org.qos.fabric.snapshot;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.VlArbitration;

/**
 * A port in the database of ibdiagnet.
 *
 * @param guid its GUID, of a switch that of port 0
 * @param lid its base LID
 * @param lmc its LMC
 * @param width the active width in lanes, 0 when it is not known
 * @param speed the active speed as ibnetdiscover calls it, empty when it is not known
 * @param state what is known beyond its links
 * @param highLimit VLHighLimit
 */
record DbPort(long guid, int lid, int lmc, int width, String speed, PortState state, OptionalInt highLimit) {

    /** The columns with numbers of PortInfo. */
    private static final Map<String, PortStateField> COLUMNS = Map.of(
            "MTUCap", PortStateField.MTU_CAP,
            "NMTU", PortStateField.NEIGHBOR_MTU,
            "VLCap", PortStateField.VL_CAP,
            "OpVLs", PortStateField.OPERATIONAL_VLS,
            "VLArbHighCap", PortStateField.VL_ARB_HIGH_CAP,
            "VLArbLowCap", PortStateField.VL_ARB_LOW_CAP);

    /** The port of a row; values that it cannot have are reported. */
    static DbPort of(CsvRow row, Consumer<String> problems) {
        int width = LinkCodes.width(row.number("LinkWidthActv").orElse(0));
        String speed = LinkCodes.speed(row.number("LinkSpeedActv").orElse(0));
        PortState.Builder state = PortState.builder();
        COLUMNS.forEach((column, field) -> {
            if (field != PortStateField.NEIGHBOR_MTU || !isDown(row)) {
                row.number(column, field.min(), field.max(), problems).ifPresent(value -> field.set(state, value));
            }
        });
        if (!isDown(row)) {
            Rate.of(width, speed).ifPresent(rate -> PortStateField.RATE.set(state, rate));
        }
        row.number("CapMsk").ifPresent(mask -> {
            if (mask != 0) {
                state.slMapping(PortInfo.isSlMappingSupported(mask));
            }
        });
        int lid = row.number("LID").orElse(0);
        return new DbPort(
                row.guid("PortGuid").orElse(0),
                Lid.isUnicast(lid) ? lid : 0,
                row.number("LMC", 0, Lid.MAX_LMC, problems).orElse(0),
                width,
                speed,
                state.build(),
                row.number("VLHighLimit", 0, VlArbitration.MAX_HIGH_LIMIT, problems));
    }

    /** Whether a row is of a port whose link is down, so that it may have no LID. */
    static boolean isDown(CsvRow row) {
        return row.number("PortState").orElse(PortInfo.DOWN) == PortInfo.DOWN;
    }

    /** The port at a place; an external port of a switch has GUID and LID of port 0. */
    Port at(PortId id, Optional<Link> link) {
        return new Port(id, guid, lid, lmc, link);
    }
}
