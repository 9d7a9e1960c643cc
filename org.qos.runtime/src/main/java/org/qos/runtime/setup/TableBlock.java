package org.qos.runtime.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/**
 * A part of a port's tables that one MAD sets, with what it has now (IBTA 14.2.5). Nothing is known of a state before
 * that is empty.
 */
public sealed interface TableBlock {

    /** Whether it is known what the port has now. */
    boolean isBeforeKnown();

    /**
     * A row of the SL2VL table: attribute SLtoVLMappingTable.
     *
     * @param inPort the in-port, 0 for a channel adapter or router
     * @param before the row that the port has, see {@link Sl2VlRow}
     * @param after the row that it is to have
     */
    record Sl2Vl(int inPort, Optional<Long> before, long after) implements TableBlock {

        @Override
        public boolean isBeforeKnown() {
            return before.isPresent();
        }
    }

    /**
     * Up to 32 entries of an arbitration table: attribute VLArbitrationTable.
     *
     * @param block the block of the attribute: 1 and 2 of the low-priority table, 3 and 4 of the high-priority table
     * @param before the entries that the port has
     * @param after the entries that it is to have, as many as the capacity of the port leaves for the block
     */
    record VlArb(int block, Optional<List<VlWeight>> before, List<VlWeight> after) implements TableBlock {

        /** Copies the lists. */
        public VlArb {
            before = before.map(List::copyOf);
            after = List.copyOf(after);
        }

        @Override
        public boolean isBeforeKnown() {
            return before.isPresent();
        }
    }

    /**
     * VLHighLimit, a part of PortInfo.
     *
     * @param before the limit that the port has
     * @param after the limit that it is to have, 0 to 255 in units of 4096 bytes
     */
    record HighLimit(OptionalInt before, int after) implements TableBlock {

        @Override
        public boolean isBeforeKnown() {
            return before.isPresent();
        }
    }
}
