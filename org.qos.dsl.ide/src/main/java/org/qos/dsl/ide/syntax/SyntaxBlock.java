package org.qos.dsl.ide.syntax;

import java.util.List;
import java.util.stream.Stream;

/**
 * An element of the RFC syntax, a section or block of the OpenSM syntax, or a partition definition.
 *
 * @param name the opening keyword or tag name
 * @param start the offset of its start
 * @param headEnd the offset after the opening token
 * @param tailStart the offset of the closing token; {@code end} if that is missing
 * @param end the offset after the block
 * @param inner the nested blocks
 */
public record SyntaxBlock(String name, int start, int headEnd, int tailStart, int end, List<SyntaxBlock> inner) {

    /** Copies the list. */
    public SyntaxBlock {
        inner = List.copyOf(inner);
    }

    /** Whether the closing token exists. */
    public boolean isClosed() {
        return tailStart < end;
    }

    /** Whether an offset is in the block or at one of its ends. */
    public boolean touches(int offset) {
        return start <= offset && offset <= end;
    }

    /** The block and all nested ones, outermost first. */
    public Stream<SyntaxBlock> flat() {
        return Stream.concat(Stream.of(this), inner.stream().flatMap(SyntaxBlock::flat));
    }
}
