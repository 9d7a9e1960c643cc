package org.qos.dsl.project.settings;

/**
 * A region of the text of a project file, which is YAML: the offsets that edits need, and the position for users.
 *
 * @param line the line where it begins, from 1
 * @param column the column where it begins, from 1, in UTF-16 units
 * @param offset the UTF-16 units in front of it
 * @param length how many units it has
 */
public record YamlRegion(int line, int column, int offset, int length) {

    /** Where a text begins. */
    public static final YamlRegion START = new YamlRegion(1, 1, 0, 0);

    /** The offset after it. */
    public int end() {
        return offset + length;
    }

    /** Whether it has a character between two offsets, or ends or begins at one of them. */
    public boolean touches(int start, int end) {
        return offset <= end && start <= end();
    }

    /** The same beginning with another end. */
    YamlRegion upTo(int end) {
        return new YamlRegion(line, column, offset, Math.max(length, end - offset));
    }
}
