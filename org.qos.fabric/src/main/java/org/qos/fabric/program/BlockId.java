package org.qos.fabric.program;

import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.TableBlock;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.VlArbitration;

/**
 * The part of a port's tables that one MAD reads or sets.
 *
 * @param port the port that packets leave by
 * @param table the attribute
 * @param number the in-port of a row of the SL2VL table, the block of the arbitration table (1 to 4), else 0
 */
public record BlockId(PortId port, BlockId.Table table, int number) implements Comparable<BlockId> {

    /** The attributes, in the order in which a plan names them. */
    public enum Table {
        /** SLtoVLMappingTable (IBTA 14.2.5.8). */
        SL2VL,
        /** VLArbitrationTable (IBTA 14.2.5.9). */
        VLARB,
        /** VLHighLimit of PortInfo (IBTA 14.2.5.6). */
        HIGH_LIMIT
    }

    /** The part that a block of a plan is about. */
    public static BlockId of(PortId port, TableBlock block) {
        if (block instanceof TableBlock.Sl2Vl row) {
            return row(port, row.inPort());
        }
        if (block instanceof TableBlock.VlArb entries) {
            return arbitration(port, entries.block());
        }
        return new BlockId(port, Table.HIGH_LIMIT, 0);
    }

    /** A row of the SL2VL table. */
    static BlockId row(PortId port, int inPort) {
        return new BlockId(port, Table.SL2VL, inPort);
    }

    /** A block of the arbitration tables. */
    static BlockId arbitration(PortId port, int block) {
        return new BlockId(port, Table.VLARB, block);
    }

    /** By node GUID (unsigned), port number, table and number. */
    @Override
    public int compareTo(BlockId other) {
        int byPort = port.compareTo(other.port);
        if (byPort != 0) {
            return byPort;
        }
        int byTable = table.compareTo(other.table);
        return byTable != 0 ? byTable : Integer.compare(number, other.number);
    }

    /** Combines few numbers; that of a record takes long until it is compiled. */
    @Override
    public int hashCode() {
        return (port.hashCode() * 31 + table.ordinal()) * 257 + number;
    }

    /** The part in words, such as {@code 0x0002c903000e0b72 port 3, SL2VL row of in-port 1}. */
    @Override
    public String toString() {
        return Guid.text(port.nodeGuid()) + " port " + port.number() + ", " + part();
    }

    /** The part without its port, such as {@code SL2VL row of in-port 1}. */
    public String part() {
        return switch (table) {
            case SL2VL -> "SL2VL row of in-port " + number;
            case VLARB ->
                number >= VlArbitration.FIRST_HIGH_BLOCK
                        ? "high-priority arbitration, block " + (number - VlArbitration.FIRST_HIGH_BLOCK + 1)
                        : "low-priority arbitration, block " + number;
            case HIGH_LIMIT -> "VLHighLimit";
        };
    }
}
