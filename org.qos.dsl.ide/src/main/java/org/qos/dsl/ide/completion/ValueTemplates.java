package org.qos.dsl.ide.completion;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** Tables to begin with. */
final class ValueTemplates {

    private static final int USUAL_WEIGHT = 64;

    private ValueTemplates() {}

    /** SL n on VL n; the last SL on the last VL that carries data. */
    static String sl2vl() {
        return IntStream.range(0, Sl.COUNT)
                .map(sl -> Math.min(sl, Vl.MAX_DATA))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
    }

    /** Every SL on VL0. */
    static String onOneVl() {
        return "0" + ",0".repeat(Sl.COUNT - 1);
    }

    /** The same weight for every VL that carries data. */
    static String arbitration() {
        return IntStream.range(0, Vl.DATA_COUNT)
                .mapToObj(vl -> vl + ":" + USUAL_WEIGHT)
                .collect(Collectors.joining(","));
    }

    /** The table that a value begins with; empty where it is not a table. */
    static Optional<String> of(ValueKind value) {
        return switch (value) {
            case SL2VL_TABLE -> Optional.of(sl2vl());
            case VL_ARBITRATION -> Optional.of(arbitration());
            default -> Optional.empty();
        };
    }

    /** A tab stop for a value, by its number; a table is filled in. */
    static String tabStop(ValueKind value, int number) {
        return of(value).map(table -> "${" + number + ":" + table + "}").orElse("$" + number);
    }
}
