package org.qos.dsl.language;

/**
 * A piece of a text that is taken out.
 *
 * @param offset where it begins
 * @param length how long it is
 */
public record Removal(int offset, int length) {

    /** Removes the text between two offsets, with its lines where nothing else is in them. */
    public static Removal of(String text, int start, int end) {
        int line = text.lastIndexOf('\n', start - 1) + 1;
        int feed = text.indexOf('\n', end);
        int nextLine = feed < 0 ? text.length() : feed + 1;
        boolean alone = text.substring(line, start).isBlank()
                && text.substring(end, nextLine).isBlank();
        return alone ? new Removal(line, nextLine - line) : new Removal(start, end - start);
    }
}
