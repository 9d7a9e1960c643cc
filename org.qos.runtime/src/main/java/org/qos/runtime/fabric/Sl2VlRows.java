package org.qos.runtime.fabric;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qos.runtime.value.Sl2VlRow;

/** Rows of SL2VL tables, as far as they are known (IBTA 14.2.5.8). Immutable; 8 bytes for each row. */
public final class Sl2VlRows {

    /** No row is known. */
    public static final Sl2VlRows NONE = builder().build();

    private final Map<PortId, Table> tables;

    private Sl2VlRows(Map<PortId, Table> tables) {
        this.tables = Map.copyOf(tables);
    }

    /** Collects rows. */
    public static Builder builder() {
        return new Builder();
    }

    /** Whether no row is known. */
    public boolean isEmpty() {
        return tables.isEmpty();
    }

    /** The out-ports of which a row is known. */
    public Set<PortId> outPorts() {
        return tables.keySet();
    }

    /** The in-ports whose row of an out-port is known; a copy. */
    public BitSet inPorts(PortId outPort) {
        Table table = tables.get(outPort);
        return table == null ? new BitSet() : (BitSet) table.known.clone();
    }

    /** The row of an out-port for an in-port, if it is known; see {@link Sl2VlRow}. */
    public Optional<Long> row(PortId outPort, int inPort) {
        return row(tables.get(outPort), inPort);
    }

    private static Optional<Long> row(Table table, int inPort) {
        return table == null || !table.known.get(inPort) ? Optional.empty() : Optional.of(table.rows[inPort]);
    }

    /** Whether the other has the same rows. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Sl2VlRows rows && tables.equals(rows.tables);
    }

    @Override
    public int hashCode() {
        return tables.hashCode();
    }

    /** The known rows of one out-port, by in-port. */
    private static final class Table {

        private final BitSet known = new BitSet();
        private long[] rows = new long[1];

        void set(int inPort, long row) {
            if (inPort >= rows.length) {
                rows = Arrays.copyOf(rows, Math.max(inPort + 1, 2 * rows.length));
            }
            rows[inPort] = row;
            known.set(inPort);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Table table && known.equals(table.known) && Arrays.equals(rows, table.rows);
        }

        @Override
        public int hashCode() {
            return 31 * known.hashCode() + Arrays.hashCode(rows);
        }

        Table copy() {
            Table copy = new Table();
            copy.known.or(known);
            copy.rows = Arrays.copyOf(rows, known.length());
            return copy;
        }
    }

    /** Collects rows. */
    public static final class Builder {

        private final Map<PortId, Table> tables = new HashMap<>();

        private Builder() {}

        /**
         * Sets a row; the last one counts.
         *
         * @param outPort the port that packets leave by
         * @param inPort the number of the port that they came in by, 0 to 254; 0 where they begin, and for the one table
         *     of a channel adapter's or router's port
         * @param row see {@link Sl2VlRow}
         */
        public Builder row(PortId outPort, int inPort, long row) {
            tables.computeIfAbsent(outPort, port -> new Table()).set(inPort, row);
            return this;
        }

        /** The row that was set for an out-port and an in-port; see {@link Sl2VlRow}. */
        public Optional<Long> row(PortId outPort, int inPort) {
            return Sl2VlRows.row(tables.get(outPort), inPort);
        }

        /** Sets all rows of others, which count before those that are set. */
        public Builder rows(Sl2VlRows others) {
            others.tables.forEach((outPort, table) ->
                    table.known.stream().forEach(inPort -> row(outPort, inPort, table.rows[inPort])));
            return this;
        }

        /** The rows that were collected. */
        public Sl2VlRows build() {
            Map<PortId, Table> copies = new HashMap<>();
            tables.forEach((port, table) -> copies.put(port, table.copy()));
            return new Sl2VlRows(copies);
        }
    }
}
