package org.qos.dsl.ide.syntax;

import java.util.List;
import java.util.stream.Stream;

/**
 * An element of the RFC spelling, a section or block of the OpenSM spelling, a partition definition.
 *
 * @param name the word that opens it, without marks
 * @param start where it begins
 * @param headEnd behind what opens it
 * @param tailStart where what closes it begins; {@code end} where that is missing
 * @param end behind all of it
 * @param inner what stands in it
 */
public record Block(String name, int start, int headEnd, int tailStart, int end, List<Block> inner) {

    /** Copies the list. */
    public Block {
        inner = List.copyOf(inner);
    }

    /** Whether what closes it is there. */
    public boolean isClosed() {
        return tailStart < end;
    }

    /** Whether an offset lies in it or at one of its ends. */
    public boolean touches(int offset) {
        return start <= offset && offset <= end;
    }

    /** The block and all within it, outermost first. */
    public Stream<Block> flat() {
        return Stream.concat(Stream.of(this), inner.stream().flatMap(Block::flat));
    }
}
