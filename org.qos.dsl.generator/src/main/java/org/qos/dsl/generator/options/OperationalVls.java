package org.qos.dsl.generator.options;

import java.util.Map;
import java.util.OptionalInt;
import org.qos.dsl.generator.Losses;

/**
 * How many VLs the tables need. OpenSM masks each VL with the operational ones of the port, so that a VL beyond them
 * wraps onto a lower one instead of being dropped (OpenSM osm_qos.c:osm_qos_setup).
 */
final class OperationalVls {

    private static final String CODE = "opts-wraps-vl";

    /** The VLs, 1 more than the highest, that each code of {@code max_op_vls} stands for. */
    private static final int[] LANES = {0, 1, 2, 4, 8, 15};

    /** The highest VL of OpenSM's own SL2VL table. */
    private static final int HIGHEST_OF_DEFAULT = 14;

    private final OptionTables tables;
    private final int code;

    OperationalVls(OptionTables tables) {
        this.tables = tables;
        int found = 1;
        while (found < LANES.length - 1 && LANES[found] <= tables.highestVl()) {
            found++;
        }
        this.code = found;
    }

    /** The value of {@code max_op_vls}, empty when no table asks for one. */
    OptionalInt code() {
        return tables.highestVl() < 0 ? OptionalInt.empty() : OptionalInt.of(code);
    }

    /** The highest operational VL. */
    int highest() {
        return LANES[code] - 1;
    }

    /** Names the port sets where VLs wrap; of sets that are not in the map the number of VLs is not known. */
    void nameWraps(Map<PortSet, Integer> portVls, Losses losses) {
        if (code().isEmpty()) {
            return;
        }
        for (PortSet set : PortSet.values()) {
            boolean stated = tables.sl2vl().of(set).isPresent();
            int highest = stated ? tables.highestVl(set) : HIGHEST_OF_DEFAULT;
            int lanes = Math.min(LANES[code], portVls.getOrDefault(set, LANES[code]));
            if (highest >= lanes) {
                String whose = stated ? "the tables name" : "no scope states SL2VL, and OpenSM's own table names";
                losses.note(
                        CODE,
                        set,
                        set.title() + ": " + whose + " VLs up to VL" + highest + ", of which those from VL" + lanes
                                + " on wrap onto lower ones instead of being dropped");
            }
        }
    }
}
