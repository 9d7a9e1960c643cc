package org.qos.dsl.scanner;

import java.util.function.Consumer;

/**
 * The lines of a text as C's {@code fgets} reads them: a line ends after its line feed, or where the buffer is full, and
 * what did not fit is the next line. Lengths count in bytes of UTF-8.
 */
public final class ReadLines {

    /**
     * A line.
     *
     * @param start the offset of its first character
     * @param end the offset after its last character, the line feed not counted
     */
    public record Line(int start, int end) {}

    private ReadLines() {}

    /**
     * Goes through the lines of a text.
     *
     * @param longest how many bytes the buffer takes
     */
    public static void each(String text, int longest, Consumer<Line> lines) {
        int start = 0;
        while (start < text.length()) {
            int end = end(text, start, longest);
            lines.accept(new Line(start, end));
            start = end < text.length() && text.charAt(end) == '\n' ? end + 1 : end;
        }
    }

    private static int end(String text, int start, int longest) {
        // a UTF-16 unit has at most three bytes, so that few lines need to be counted in bytes
        int fits = Math.min(text.length(), start + longest / 3);
        int end = start;
        while (end < fits && text.charAt(end) != '\n') {
            end++;
        }
        return end < fits ? end : endByBytes(text, start, longest);
    }

    private static int endByBytes(String text, int start, int longest) {
        int bytes = 0;
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n') {
            int character = text.codePointAt(end);
            bytes += bytes(character);
            if (bytes > longest) {
                break;
            }
            end += Character.charCount(character);
        }
        return end;
    }

    private static int bytes(int character) {
        if (character < 0x80) {
            return 1;
        }
        if (character < 0x800) {
            return 2;
        }
        return character < 0x10000 ? 3 : 4;
    }
}
