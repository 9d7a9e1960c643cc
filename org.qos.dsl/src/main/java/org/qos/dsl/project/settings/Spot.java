package org.qos.dsl.project.settings;

/**
 * A piece of a project file.
 *
 * @param line the line where it begins, from 1
 * @param column the column where it begins, from 1, in UTF-16 units
 * @param offset the UTF-16 units in front of it
 * @param length how many units it has
 */
public record Spot(int line, int column, int offset, int length) {

    /** Where a text begins. */
    static final Spot START = new Spot(1, 1, 0, 0);

    /** The offset after it. */
    public int end() {
        return offset + length;
    }

    /** Whether it has a character between two offsets, or ends or begins at one of them. */
    public boolean touches(int start, int end) {
        return offset <= end && start <= end();
    }

    /** The same beginning with another end. */
    Spot upTo(int end) {
        return new Spot(line, column, offset, Math.max(length, end - offset));
    }
}
