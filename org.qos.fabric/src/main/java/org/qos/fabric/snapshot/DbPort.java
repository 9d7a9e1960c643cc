package org.qos.fabric.snapshot;

import java.util.Optional;
import java.util.OptionalInt;
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

    static DbPort of(CsvRow row) {
        int width = LinkCodes.width(row.number("LinkWidthActv").orElse(0));
        String speed = LinkCodes.speed(row.number("LinkSpeedActv").orElse(0));
        PortState.Builder state = PortState.builder();
        set(state, PortStateField.MTU_CAP, row.number("MTUCap"));
        set(state, PortStateField.VL_CAP, row.number("VLCap"));
        set(state, PortStateField.OPERATIONAL_VLS, row.number("OpVLs"));
        set(state, PortStateField.VL_ARB_HIGH_CAP, row.number("VLArbHighCap"));
        set(state, PortStateField.VL_ARB_LOW_CAP, row.number("VLArbLowCap"));
        if (!isDown(row)) {
            set(state, PortStateField.NEIGHBOR_MTU, row.number("NMTU"));
            set(state, PortStateField.RATE, Rate.of(width, speed));
        }
        row.number("CapMsk").ifPresent(mask -> {
            if (mask != 0) {
                state.slMapping(PortInfo.isSlMappingSupported(mask));
            }
        });
        int lid = row.number("LID").orElse(0);
        OptionalInt limit = row.number("VLHighLimit");
        return new DbPort(
                row.guid("PortGuid").orElse(0),
                Lid.isUnicast(lid) ? lid : 0,
                row.number("LMC").orElse(0) & Lid.MAX_LMC,
                width,
                speed,
                state.build(),
                limit.orElse(-1) < 0 || limit.getAsInt() > VlArbitration.MAX_HIGH_LIMIT ? OptionalInt.empty() : limit);
    }

    /** Whether a row is of a port whose link is down, so that it may have no LID. */
    static boolean isDown(CsvRow row) {
        return row.number("PortState").orElse(PortInfo.DOWN) == PortInfo.DOWN;
    }

    private static void set(PortState.Builder state, PortStateField field, OptionalInt value) {
        value.ifPresent(known -> field.set(state, known));
    }

    /** The port at a place; an external port of a switch has GUID and LID of port 0. */
    Port at(PortId id, Optional<Link> link) {
        return new Port(id, guid, lid, lmc, link);
    }
}
