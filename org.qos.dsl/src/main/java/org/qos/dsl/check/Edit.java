package org.qos.dsl.check;

/**
 * A change of a text.
 *
 * @param offset the position of the replaced text in UTF-16 units
 * @param length the number of replaced units, 0 for an insertion
 * @param text the new text
 */
public record Edit(int offset, int length, String text) {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException for a negative offset or length
     */
    public Edit {
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException("not a region of a text: " + offset + "+" + length);
        }
    }

    /** The position after the replaced text. */
    public int end() {
        return offset + length;
    }
}
