package org.qos.fabric.program;

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
}
