package org.qos.fabric.program;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.runtime.setup.TableBlock;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** What a part of a port's tables is set to. Its text is that of option files: VLs, or VLs with weights. */
public sealed interface BlockValue {

    /** What people are shown: without unused entries at the end. */
    default String text() {
        return toString();
    }

    /**
     * A row of the SL2VL table.
     *
     * @param row see {@link Sl2VlRow}
     */
    record Row(long row) implements BlockValue {

        @Override
        public String toString() {
            return Sl2VlRow.text(row);
        }
    }

    /**
     * A block of an arbitration table.
     *
     * @param entries up to 32 entries
     */
    record Entries(List<VlWeight> entries) implements BlockValue {

        /** Copies the list. */
        public Entries {
            entries = List.copyOf(entries);
        }

        /** The first entries, as many as are wanted. */
        Entries first(int count) {
            return entries.size() <= count ? this : new Entries(entries.subList(0, count));
        }

        @Override
        public String text() {
            return VlWeight.text(entries);
        }

        /** All entries. */
        @Override
        public String toString() {
            return entries.stream().map(VlWeight::toString).collect(Collectors.joining(","));
        }
    }

    /**
     * VLHighLimit.
     *
     * @param limit 0 to 255 in units of 4096 bytes
     */
    record Limit(int limit) implements BlockValue {

        @Override
        public String toString() {
            return String.valueOf(limit);
        }
    }

    /**
     * Another value of the same part, with as many entries as this one: ports answer all 32 entries of a block, also those
     * that they do not have.
     */
    default BlockValue sized(BlockValue other) {
        return this instanceof Entries mine && other instanceof Entries theirs
                ? theirs.first(mine.entries().size())
                : other;
    }

    /** What a block of a plan is to be set to. */
    static BlockValue after(TableBlock block) {
        if (block instanceof TableBlock.Sl2Vl row) {
            return new Row(row.after());
        }
        if (block instanceof TableBlock.VlArb entries) {
            return new Entries(entries.after());
        }
        return new Limit(((TableBlock.HighLimit) block).after());
    }

    /** What a block of a plan is set to, as far as the plan knows. */
    static Optional<BlockValue> before(TableBlock block) {
        if (block instanceof TableBlock.Sl2Vl row) {
            return row.before().map(Row::new);
        }
        if (block instanceof TableBlock.VlArb entries) {
            return entries.before().map(Entries::new);
        }
        TableBlock.HighLimit limit = (TableBlock.HighLimit) block;
        return limit.before().isPresent() ? Optional.of(new Limit(limit.before().getAsInt())) : Optional.empty();
    }
}
