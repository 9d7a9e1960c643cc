package org.qos.dsl.check;

/**
 * A change of a text.
 *
 * @param offset the UTF-16 units in front of the piece that changes
 * @param length how many units are replaced, 0 where text is only added
 * @param text what stands there afterwards
 */
public record Edit(int offset, int length, String text) {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException for a negative offset or length
     */
    public Edit {
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException("no place in a text: " + offset + "+" + length);
        }
    }

    /** The place behind the piece that changes. */
    public int end() {
        return offset + length;
    }
}
