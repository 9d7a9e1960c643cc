package org.qos.dsl.ide.semantics;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.value.PacketLife;

/** Describes the codes in option values. */
public final class OptionCodeDescriptions {

    /** The number of VLs by {@code max_op_vls} code, from 1 (IBTA 1.4, 14.2.5.6, OperationalVLs). */
    public static final List<String> VLS = List.of("VL 0", "VL 0-1", "VL 0-3", "VL 0-7", "VL 0-14");

    /**
     * From this code on packets are never discarded (comment in the file that osm_subnet.c:osm_subn_output_conf
     * writes).
     */
    private static final int INFINITE = 20;

    private static final int MAX_TIMEOUT = 31;
    private static final int MAX_LIMIT = 255;
    private static final int LIMIT_UNIT_KIB = 4;

    private OptionCodeDescriptions() {}

    /** The meaning of an option's value; empty if it is not a code or out of range. */
    public static Optional<String> meaning(String option, long number) {
        if (number < 0 || number > MAX_LIMIT) {
            return Optional.empty();
        }
        int code = (int) number;
        return switch (option) {
            case "max_op_vls" -> code >= 1 && code <= VLS.size() ? Optional.of(VLS.get(code - 1)) : Optional.empty();
            case "subnet_timeout" -> code <= MAX_TIMEOUT ? Optional.of(PacketLife.text(code)) : Optional.empty();
            case "packet_life_time", "head_of_queue_lifetime", "leaf_head_of_queue_lifetime" ->
                Optional.of(code < INFINITE ? PacketLife.text(code) : "unlimited");
            default ->
                option.startsWith("qos_") && option.endsWith("high_limit")
                        ? Optional.of(limit(code))
                        : Optional.empty();
        };
    }

    private static String limit(int code) {
        return switch (code) {
            case 0 -> "one packet";
            case MAX_LIMIT -> "no limit";
            default -> code * LIMIT_UNIT_KIB + " KiB";
        };
    }
}
