package org.qos.dsl.generator.options;

import java.util.Map;
import java.util.OptionalInt;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.value.Vl;

/**
 * How many VLs the tables need. OpenSM masks each VL with the operational ones of the port, so that a VL beyond them
 * wraps onto a lower one instead of being dropped (OpenSM osm_qos.c:osm_qos_setup).
 */
final class OperationalVls {

    private static final String CODE = "opts-wraps-vl";

    private final SetupTables tables;
    private final int code;

    OperationalVls(SetupTables tables) {
        this.tables = tables;
        int found = 1;
        while (found < Vl.MAX_CODE && Vl.count(found) <= tables.highestVl()) {
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
        return Vl.count(code) - 1;
    }

    /** Names the port sets where VLs wrap; of sets that are not in the map the number of VLs is not known. */
    void reportWrapping(Map<PortKind, Integer> portVls, ConversionLosses losses) {
        if (code().isEmpty()) {
            return;
        }
        for (PortKind set : PortKind.values()) {
            boolean stated = tables.sl2vl().of(set).isPresent();
            int highest = stated ? tables.highestVl(set) : Vl.MAX_DATA;
            int vls = Math.min(Vl.count(code), portVls.getOrDefault(set, Vl.count(code)));
            if (highest >= vls) {
                String whose = stated ? "the tables name" : "no scope has an SL2VL table, and OpenSM's default names";
                losses.note(
                        CODE,
                        set,
                        set.title() + ": " + whose + " VLs up to VL" + highest + "; those from VL" + vls
                                + " on wrap onto lower ones instead of being dropped");
            }
        }
    }
}
