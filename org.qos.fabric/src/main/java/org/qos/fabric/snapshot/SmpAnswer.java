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
     * @param in the in-port
     * @param out the out-port
     * @param vls the row
     */
    record Row(int in, int out, long vls) {}

    /** An arbitration table while its lines are read. */
    static final class VlArbText {

        private final List<Integer> vls = new ArrayList<>();
        private final List<Integer> weights = new ArrayList<>();
        private int capacity = -1;

        List<Integer> vls() {
            return vls;
        }

        List<Integer> weights() {
            return weights;
        }

        void capacity(int entries) {
            capacity = entries;
        }

        OptionalInt capacity() {
            return capacity < 0 ? OptionalInt.empty() : OptionalInt.of(capacity);
        }

        /** The table; empty when none was printed or a part of it is missing. */
        Optional<List<VlWeight>> table() {
            if (vls.isEmpty() || vls.size() != weights.size()) {
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
