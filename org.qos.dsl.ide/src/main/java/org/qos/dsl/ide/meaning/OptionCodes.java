package org.qos.dsl.ide.meaning;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.value.PacketLife;

/** The meaning of numbers in option files that are codes. */
public final class OptionCodes {

    /** The VLs that the codes of {@code max_op_vls} stand for, from 1 (IBTA 1.4, 14.2.5.6, OperationalVLs). */
    public static final List<String> VLS = List.of("VL 0", "VL 0-1", "VL 0-3", "VL 0-7", "VL 0-14");

    /** From this code on nothing that waits is dropped (osm_subnet.c:osm_subn_output_conf says so in the file it writes). */
    private static final int FOR_EVER = 20;

    private static final int GREATEST_TIMEOUT = 31;
    private static final int GREATEST_LIMIT = 255;
    private static final int LIMIT_UNIT_KIB = 4;

    private OptionCodes() {}

    /** What a number is as value of an option; empty where it stands for itself or is out of range. */
    public static Optional<String> meaning(String option, long number) {
        if (number < 0 || number > GREATEST_LIMIT) {
            return Optional.empty();
        }
        int code = (int) number;
        return switch (option) {
            case "max_op_vls" -> code >= 1 && code <= VLS.size() ? Optional.of(VLS.get(code - 1)) : Optional.empty();
            case "subnet_timeout" -> code <= GREATEST_TIMEOUT ? Optional.of(PacketLife.text(code)) : Optional.empty();
            case "packet_life_time", "head_of_queue_lifetime", "leaf_head_of_queue_lifetime" ->
                Optional.of(code < FOR_EVER ? PacketLife.text(code) : "for ever");
            default ->
                option.startsWith("qos_") && option.endsWith("high_limit")
                        ? Optional.of(limit(code))
                        : Optional.empty();
        };
    }

    private static String limit(int code) {
        return switch (code) {
            case 0 -> "one packet";
            case GREATEST_LIMIT -> "no limit";
            default -> code * LIMIT_UNIT_KIB + " KiB";
        };
    }
}
