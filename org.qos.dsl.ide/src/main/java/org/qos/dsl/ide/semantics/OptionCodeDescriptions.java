package org.qos.dsl.ide.semantics;

import java.util.Optional;
import org.qos.dsl.option.KnownOption;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.NumberRange;
import org.qos.dsl.option.OptionValues;
import org.qos.dsl.option.ValueForm;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.VlArbitration;

/** Describes the codes in option values. */
public final class OptionCodeDescriptions {

    /** From this code on packets are never discarded (comment in the file that osm_subnet.c:osm_subn_output_conf writes). */
    private static final int INFINITE = 20;

    private static final int LIMIT_UNIT_KIB = 4;

    private OptionCodeDescriptions() {}

    /** The meaning of an option's value; empty if it is not a code or out of range. */
    public static Optional<String> meaning(String option, long number) {
        return KnownOptions.option(option).map(KnownOption::values).flatMap(values -> meaning(values, number));
    }

    private static Optional<String> meaning(OptionValues values, long number) {
        Optional<NumberRange> range = values.range().filter(numbers -> number >= 0 && numbers.contains(number));
        return values.meaning(Long.toString(number))
                .or(() -> range.flatMap(within -> values.form()).flatMap(form -> meaning(form, (int) number)));
    }

    private static Optional<String> meaning(ValueForm form, int code) {
        return switch (form) {
            case TIMEOUT -> Optional.of(PacketLife.text(code));
            case LIFETIME -> Optional.of(code < INFINITE ? PacketLife.text(code) : "unlimited");
            case LIMIT -> Optional.of(limit(code));
            case FILE,
                    POLICY_FILE,
                    PARTITION_FILE,
                    SL,
                    LMC,
                    SL_UINT8,
                    SL_UINT16,
                    CCT,
                    CCT_ENTRY,
                    PORT_MASK,
                    SL2VL,
                    VLARB -> Optional.empty();
        };
    }

    private static String limit(int code) {
        return switch (code) {
            case 0 -> "one packet";
            case VlArbitration.NO_LIMIT -> "no limit";
            default -> code * LIMIT_UNIT_KIB + " KiB";
        };
    }
}
