package org.qos.dsl.generator.options;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.value.Vl;

/**
 * How many VLs the tables need. OpenSM masks each VL with the operational ones of the port, so that a VL beyond them
 * wraps onto a lower one instead of being dropped (OpenSM osm_qos.c:osm_qos_setup).
 */
final class OperationalVls {

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

    /** The VLs that tables name. */
    SortedSet<Integer> used() {
        return tables.vls();
    }

    /** The highest operational VL. */
    int highest() {
        return Vl.count(code) - 1;
    }

    /**
     * Names the kinds of ports where VLs wrap, among those that the fabric has, if one is given; where the settings do not say
     * how many VLs a kind has, it has as many as the option file makes operational. Tables of a site's own file are not judged here:
     * merging takes no VL away from them.
     */
    void reportWrapping(FabricSetup setup, GenerationSettings settings, ConversionLosses losses) {
        if (code().isEmpty()) {
            return;
        }
        Object firstScope = Stream.concat(setup.sl2vl().stream(), setup.vlArb().stream())
                .findFirst()
                .orElseThrow();
        int operational = Vl.count(settings.merged().map(SmOptions::maxUsedVls).orElse(code));
        for (PortKind set : PortKind.values()) {
            boolean stated = tables.sl2vl().of(set).isPresent();
            boolean absent = !settings.fabric().isEmpty() && !exists(set, settings.fabric());
            if (absent || !stated && hasTable(set, settings.merged())) {
                continue;
            }
            int highest = stated ? tables.highestVl(set) : Vl.MAX_DATA;
            int vls = Math.min(operational, settings.portVls().getOrDefault(set, operational));
            if (highest >= vls) {
                String whose = stated ? "the tables name" : "no scope has an SL2VL table, and OpenSM's default names";
                losses.add(
                        ConversionCode.OPTS_WRAPS_VL,
                        firstScope,
                        set.title() + ": " + whose + " VLs up to VL" + highest + "; those from VL" + vls
                                + " on wrap to lower VLs; use VLs that the ports have");
            }
        }
    }

    private static boolean hasTable(PortKind kind, Optional<SmOptions> options) {
        return options.flatMap(
                        known -> known.specific().get(kind).or(known.general()).sl2vl())
                .isPresent();
    }

    private static boolean exists(PortKind kind, Fabric fabric) {
        NodeType type =
                switch (kind) {
                    case CA -> NodeType.CA;
                    case ROUTER -> NodeType.ROUTER;
                    case SWITCH_PORT_0, SWITCH_EXTERNAL -> NodeType.SWITCH;
                };
        return fabric.nodes().stream().anyMatch(node -> node.type() == type);
    }
}
