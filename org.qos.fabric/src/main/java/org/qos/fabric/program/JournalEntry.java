package org.qos.fabric.program;

import java.util.Optional;
import java.util.OptionalInt;
import org.qos.fabric.program.BlockValue.Entries;
import org.qos.fabric.program.BlockValue.Limit;
import org.qos.fabric.program.BlockValue.Row;
import org.qos.runtime.setup.TableBlock;

/**
 * A part of a port's tables that a run changes.
 *
 * @param id the part
 * @param before what it was when nothing had been set
 * @param after what it is to be
 */
public record JournalEntry(BlockId id, BlockValue before, BlockValue after) {

    /** The Set. */
    BlockSet set() {
        return new BlockSet(id, after);
    }

    /** The change as a plan has it. */
    TableBlock block() {
        return switch (id.table()) {
            case SL2VL -> new TableBlock.Sl2Vl(id.number(), Optional.of(((Row) before).row()), ((Row) after).row());
            case VLARB ->
                new TableBlock.VlArb(
                        id.number(), Optional.of(((Entries) before).entries()), ((Entries) after).entries());
            case HIGH_LIMIT ->
                new TableBlock.HighLimit(OptionalInt.of(((Limit) before).limit()), ((Limit) after).limit());
        };
    }
}
