package org.qos.runtime.fabric;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.qos.runtime.value.Lid;

/**
 * The unicast forwarding tables of switches: the out-port for each destination LID (IBTA 14.2.5.10). Immutable; a byte
 * for each LID.
 */
public final class ForwardingTables {

    /** No tables are known. */
    public static final ForwardingTables NONE = new ForwardingTables(Map.of());

    /** The out-port of LIDs that a switch does not forward. */
    public static final int NO_PORT = 255;

    private final Map<Long, byte[]> tables;

    private ForwardingTables(Map<Long, byte[]> tables) {
        this.tables = Map.copyOf(tables);
    }

    /** Collects tables entry by entry. */
    public static Builder builder() {
        return new Builder();
    }

    /** Whether no table is known. */
    public boolean isEmpty() {
        return tables.isEmpty();
    }

    /** The node GUIDs of the switches whose tables are known. */
    public Set<Long> switches() {
        return tables.keySet();
    }

    /** The port by which a switch sends packets to a LID; {@link #NO_PORT} when it does not, or its table is unknown. */
    public int port(long switchGuid, int lid) {
        return port(tables.get(switchGuid), lid);
    }

    private static int port(byte[] table, int lid) {
        return table == null || lid >= table.length ? NO_PORT : table[lid] & 0xff;
    }

    /** A copy of a table: the out-port for each LID from 0, as an unsigned byte; empty when it is unknown. */
    public byte[] table(long switchGuid) {
        byte[] table = tables.get(switchGuid);
        return table == null ? new byte[0] : table.clone();
    }

    /** Whether the other has the same tables of the same switches. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ForwardingTables others
                && tables.keySet().equals(others.tables.keySet())
                && tables.entrySet().stream()
                        .allMatch(entry -> Arrays.equals(entry.getValue(), others.tables.get(entry.getKey())));
    }

    @Override
    public int hashCode() {
        return tables.entrySet().stream()
                .mapToInt(entry -> Long.hashCode(entry.getKey()) ^ Arrays.hashCode(entry.getValue()))
                .sum();
    }

    /** Collects forwarding tables. */
    public static final class Builder {

        private static final int FIRST_SIZE = 64;

        private final Map<Long, byte[]> tables = new HashMap<>();

        private Builder() {}

        /** Makes a switch known, although it may forward nothing. */
        public Builder table(long switchGuid) {
            tables.computeIfAbsent(switchGuid, guid -> new byte[0]);
            return this;
        }

        /**
         * Sets an entry; the last one for a LID counts.
         *
         * @param switchGuid the node GUID of the switch
         * @param lid the destination, 1 to 0xBFFF
         * @param port the out-port, 0 to 254
         * @throws IllegalArgumentException when the LID or the port is out of range
         */
        public Builder entry(long switchGuid, int lid, int port) {
            if (lid < 1 || lid > Lid.MAX_UNICAST || port < 0 || port >= NO_PORT) {
                throw new IllegalArgumentException("not an entry of a forwarding table: LID " + lid + ", port " + port);
            }
            byte[] table = tables.getOrDefault(switchGuid, new byte[0]);
            if (lid >= table.length) {
                table = grown(table, lid);
                tables.put(switchGuid, table);
            }
            table[lid] = (byte) port;
            return this;
        }

        /** The port that was set for a LID, {@link #NO_PORT} where none was. */
        public int port(long switchGuid, int lid) {
            return ForwardingTables.port(tables.get(switchGuid), lid);
        }

        /**
         * Sets a table as a whole.
         *
         * @param outPorts the out-port for each LID from 0 as an unsigned byte; LID 0 and LIDs above 0xBFFF do not count
         */
        public Builder table(long switchGuid, byte[] outPorts) {
            byte[] table = Arrays.copyOf(outPorts, Math.min(outPorts.length, Lid.MAX_UNICAST + 1));
            if (table.length > 0) {
                table[0] = (byte) NO_PORT;
            }
            tables.put(switchGuid, table);
            return this;
        }

        /** Sets all tables of others, each as a whole. */
        public Builder tables(ForwardingTables others) {
            others.tables.forEach((guid, table) -> tables.put(guid, table.clone()));
            return this;
        }

        /** The tables that were collected. */
        public ForwardingTables build() {
            Map<Long, byte[]> trimmed = new HashMap<>();
            tables.forEach((guid, table) -> trimmed.put(guid, trimmed(table)));
            return new ForwardingTables(trimmed);
        }

        /** A copy without the end in which nothing is forwarded. */
        private static byte[] trimmed(byte[] table) {
            int length = table.length;
            while (length > 0 && (table[length - 1] & 0xff) == NO_PORT) {
                length--;
            }
            return Arrays.copyOf(table, length);
        }

        private static byte[] grown(byte[] table, int lid) {
            byte[] larger = Arrays.copyOf(table, Math.max(FIRST_SIZE, Math.max(lid + 1, 2 * table.length)));
            Arrays.fill(larger, table.length, larger.length, (byte) NO_PORT);
            return larger;
        }
    }
}
