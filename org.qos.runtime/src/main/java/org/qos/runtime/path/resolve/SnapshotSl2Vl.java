package org.qos.runtime.path.resolve;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.fabric.PortId;

/** SL2VL tables that were read from the subnet; what was not read comes from elsewhere. Immutable. */
public final class SnapshotSl2Vl {

    /** Nothing was read. */
    public static final SnapshotSl2Vl NONE = builder().build();

    private final Map<PortId, Row[]> rows;

    private SnapshotSl2Vl(Map<PortId, Row[]> rows) {
        this.rows = Map.copyOf(rows);
    }

    /** Collects tables row by row. */
    public static Builder builder() {
        return new Builder();
    }

    /** Whether nothing was read. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The row of an out-port for an in-port, if it was read. */
    public Optional<Long> row(PortId outPort, int inPort) {
        Row[] table = rows.get(outPort);
        return table == null || inPort >= table.length || table[inPort] == null
                ? Optional.empty()
                : Optional.of(table[inPort].vls());
    }

    /** These tables, and others where there are none. */
    public Sl2VlTables orElse(Sl2VlTables others) {
        return isEmpty() ? others : new Merged(this, others);
    }

    /** A row that was read leaves no doubt. */
    private record Merged(SnapshotSl2Vl read, Sl2VlTables others) implements Sl2VlTables {

        @Override
        public long row(PortId outPort, int inPort) {
            return read.row(outPort, inPort).orElseGet(() -> others.row(outPort, inPort));
        }

        @Override
        public long alternativeRow(PortId outPort, int inPort) {
            return read.row(outPort, inPort).orElseGet(() -> others.alternativeRow(outPort, inPort));
        }
    }

    /** A row that was read. */
    private record Row(long vls) {}

    /** Collects SL2VL tables. */
    public static final class Builder {

        private final Map<PortId, Row[]> rows = new HashMap<>();

        private Builder() {}

        /** Sets a row, see {@link Sl2VlRow}. */
        public Builder row(PortId outPort, int inPort, long row) {
            Row[] table = rows.getOrDefault(outPort, new Row[0]);
            if (inPort >= table.length) {
                table = Arrays.copyOf(table, inPort + 1);
                rows.put(outPort, table);
            }
            table[inPort] = new Row(row);
            return this;
        }

        /** The tables that were collected. */
        public SnapshotSl2Vl build() {
            return new SnapshotSl2Vl(rows);
        }
    }
}
