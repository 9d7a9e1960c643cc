package org.qos.dsl.ide.completion;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/** Tables to begin with. */
final class Skeletons {

    private static final int USUAL_WEIGHT = 64;

    private Skeletons() {}

    /** SL n on VL n; the last SL on the last VL that carries data. */
    static String sl2vl() {
        return IntStream.range(0, Sl.COUNT)
                .map(sl -> Math.min(sl, Vl.MAX_DATA))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
    }

    /** Every SL on VL 0. */
    static String onOneLane() {
        return "0" + ",0".repeat(Sl.COUNT - 1);
    }

    /** The same weight for every VL that carries data. */
    static String arbitration() {
        return IntStream.range(0, Vl.DATA_COUNT)
                .mapToObj(vl -> vl + ":" + USUAL_WEIGHT)
                .collect(Collectors.joining(","));
    }

    /** The table that the value of an entry begins with; empty where it is no table. */
    static Optional<String> of(String entry) {
        return switch (entry) {
            case "sl2vl-table" -> Optional.of(sl2vl());
            case "vlarb-high", "vlarb-low" -> Optional.of(arbitration());
            default -> Optional.empty();
        };
    }

    /** A place to type the value of an entry, by its number; a table is there already. */
    static String tabStop(String entry, int number) {
        return of(entry).map(table -> "${" + number + ":" + table + "}").orElse("$" + number);
    }
}
