package org.qos.fabric.snapshot;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.fabric.mad.PortInfo;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/** The names and values that smpquery prints (libibmad dump.c). What it does not print, or prints otherwise, is not known. */
record SmpFields(Map<String, String> fields) {

    /** What carries one lane, as smpquery prints it without the decimals. */
    private static final Map<String, String> SPEEDS = Map.of(
            "2", "SDR", "5", "DDR", "10", "QDR", "14", "FDR", "25", "EDR", "53", "HDR", "106", "NDR", "212", "XDR");

    /** What smpquery prints for 0, as ports have it whose link is down. */
    private static final Set<String> NOT_KNOWN = Set.of("", "0", "?(0)", "No change");

    /** What PortInfo says of a port beyond its link. */
    PortState portState() {
        PortState.Builder state = PortState.builder();
        set(state, PortStateField.MTU_CAP, mtu("MtuCap"));
        set(state, PortStateField.VL_CAP, vls("VLCap"));
        set(state, PortStateField.VL_ARB_HIGH_CAP, number("VLArbHighCap", VlArbitration.MAX_ENTRIES));
        set(state, PortStateField.VL_ARB_LOW_CAP, number("VLArbLowCap", VlArbitration.MAX_ENTRIES));
        set(state, PortStateField.OPERATIONAL_VLS, vls("OperVLs"));
        if (!"Down".equals(fields.get("LinkState"))) {
            set(state, PortStateField.NEIGHBOR_MTU, mtu("NeighborMTU"));
            set(state, PortStateField.RATE, rate());
        }
        OptionalLong mask = guid("CapMask");
        if (mask.isPresent() && mask.getAsLong() != 0) {
            state.slMapping(PortInfo.isSlMappingSupported((int) mask.getAsLong()));
        }
        return state.build();
    }

    OptionalInt highLimit() {
        return number("VLHighLimit", VlArbitration.MAX_HIGH_LIMIT);
    }

    /** What is wrong with the value of a field that no port can have. {@code ?(0)} and {@code No change} say that it is not known. */
    static Optional<String> problem(String field, String value) {
        SmpFields read = new SmpFields(Map.of(field, value));
        Optional<String> expected =
                switch (field) {
                    case "MtuCap", "NeighborMTU" -> expected(read.mtu(field), "256, 512, 1024, 2048 or 4096");
                    case "VLCap", "OperVLs" -> expected(read.vls(field), "VL0, VL0-1, VL0-3, VL0-7 or VL0-14");
                    case "VLArbHighCap", "VLArbLowCap" ->
                        expected(read.number(field, VlArbitration.MAX_ENTRIES), "0 to " + VlArbitration.MAX_ENTRIES);
                    case "VLHighLimit" -> expected(read.highLimit(), "0 to " + VlArbitration.MAX_HIGH_LIMIT);
                    default -> Optional.empty();
                };
        return expected.filter(known -> !NOT_KNOWN.contains(value))
                .map(known -> field + " is " + SnapshotProblems.shortened(value) + "; expected " + known
                        + "; it counts as unknown");
    }

    private static Optional<String> expected(OptionalInt read, String values) {
        return read.isPresent() ? Optional.empty() : Optional.of(values);
    }

    /** The type in NodeInfo. */
    Optional<NodeType> nodeType() {
        return switch (fields.getOrDefault("NodeType", "")) {
            case "Channel Adapter" -> Optional.of(NodeType.CA);
            case "Switch" -> Optional.of(NodeType.SWITCH);
            case "Router" -> Optional.of(NodeType.ROUTER);
            default -> Optional.empty();
        };
    }

    /** A number from 0 to a maximum. */
    OptionalInt number(String field, int max) {
        String text = fields.getOrDefault(field, "");
        return text.matches("\\d{1,9}") && Integer.parseInt(text) <= max
                ? OptionalInt.of(Integer.parseInt(text))
                : OptionalInt.empty();
    }

    /** A hexadecimal number. */
    OptionalLong guid(String field) {
        String text = fields.getOrDefault(field, "");
        return text.matches("0x\\p{XDigit}{1,16}") ? OptionalLong.of(Guid.parse(text)) : OptionalLong.empty();
    }

    private OptionalInt mtu(String field) {
        return Mtu.ofBytes(number(field, Mtu.bytes(Mtu.MAX_CODE)).orElse(0));
    }

    /** {@code VL0}, or {@code VL0-7}. */
    private OptionalInt vls(String field) {
        String text = fields.getOrDefault(field, "");
        for (int code = 1; code <= Vl.MAX_CODE; code++) {
            if (text.equals(code == 1 ? "VL0" : "VL0-" + (Vl.count(code) - 1))) {
                return OptionalInt.of(code);
            }
        }
        return OptionalInt.empty();
    }

    /** The extended speed counts where there is one. */
    private OptionalInt rate() {
        String width = fields.getOrDefault("LinkWidthActive", "");
        if (!width.matches("\\d{1,2}X")) {
            return OptionalInt.empty();
        }
        int lanes = Integer.parseInt(width.substring(0, width.length() - 1));
        String extended = speed("LinkSpeedExtActive");
        return Rate.of(lanes, extended.isEmpty() ? speed("LinkSpeedActive") : extended);
    }

    private String speed(String field) {
        return SPEEDS.getOrDefault(fields.getOrDefault(field, "").split("[. ]", 2)[0], "");
    }

    private static void set(PortState.Builder state, PortStateField field, OptionalInt value) {
        value.ifPresent(known -> field.set(state, known));
    }
}
