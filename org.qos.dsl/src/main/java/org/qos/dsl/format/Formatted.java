package org.qos.dsl.format;

import java.util.Optional;

/**
 * What formatting made of a text.
 *
 * @param before the text as it was
 * @param after the text as it is to be
 * @param obstacle why the text is left as it is; empty when it has been formatted
 */
public record Formatted(String before, String after, Optional<Obstacle> obstacle) {

    /** Whether the text was not in this layout. */
    public boolean isChanged() {
        return !before.equals(after);
    }

    /** The line of an offset, from 1. */
    public int line(int offset) {
        return 1
                + (int) before.substring(0, offset)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }
}
