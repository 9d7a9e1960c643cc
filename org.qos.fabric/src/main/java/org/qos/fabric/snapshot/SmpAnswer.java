package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.value.VlWeight;

/** What smpquery has printed for one query, as text where it prints names and values. */
final class SmpAnswer {

    private final int line;
    private final SmpTarget target;
    private final Map<String, String> fields = new LinkedHashMap<>();
    private final List<Row> rows = new ArrayList<>();
    private final List<Integer> pkeys = new ArrayList<>();
    private final VlArbText low = new VlArbText();
    private final VlArbText high = new VlArbText();

    SmpAnswer(int line, SmpTarget target) {
        this.line = line;
        this.target = target;
    }

    /**
     * A row of an SL2VL table.
     *
     * @param line its line
     * @param in the in-port
     * @param out the out-port
     * @param vls the row
     */
    record Row(int line, int in, int out, long vls) {}

    /** An arbitration table while its lines are read. */
    static final class VlArbText {

        private final List<Integer> vls = new ArrayList<>();
        private final List<Integer> weights = new ArrayList<>();
        private int capacity = -1;
        private boolean damaged;

        List<Integer> vls() {
            return vls;
        }

        List<Integer> weights() {
            return weights;
        }

        /** Says that a line of the table cannot be used. */
        void damage() {
            damaged = true;
        }

        void capacity(int entries) {
            capacity = entries;
        }

        OptionalInt capacity() {
            return capacity < 0 ? OptionalInt.empty() : OptionalInt.of(capacity);
        }

        /** Why a table that was printed cannot be used, unless a line of it was reported. */
        Optional<String> fault() {
            if (damaged) {
                return Optional.empty();
            }
            if (vls.size() != weights.size()) {
                return Optional.of("has " + vls.size() + " VLs, but " + weights.size() + " weights; it is left out");
            }
            return vls.size() < capacity
                    ? Optional.of("has " + vls.size() + " of " + capacity + " entries; it is left out")
                    : Optional.empty();
        }

        /** The table; empty when none was printed or a part of it is missing. */
        Optional<List<VlWeight>> table() {
            if (vls.isEmpty() || damaged || fault().isPresent()) {
                return Optional.empty();
            }
            int size = capacity < 0 ? vls.size() : Math.min(capacity, vls.size());
            List<VlWeight> table = new ArrayList<>();
            for (int entry = 0; entry < size; entry++) {
                table.add(new VlWeight(vls.get(entry), weights.get(entry)));
            }
            return Optional.of(table);
        }
    }

    int line() {
        return line;
    }

    SmpTarget target() {
        return target;
    }

    Map<String, String> fields() {
        return fields;
    }

    List<Row> rows() {
        return rows;
    }

    List<Integer> pkeys() {
        return pkeys;
    }

    VlArbText low() {
        return low;
    }

    VlArbText high() {
        return high;
    }

    boolean isEmpty() {
        return fields.isEmpty() && rows.isEmpty() && pkeys.isEmpty() && low.vls.isEmpty() && high.vls.isEmpty();
    }
}
