package org.qos.analysis.report.html;

/**
 * Text that shows every character. Characters that a browser obeys, hides or does not allow are written as {@code
 * \x1b} or, above U+00FF, as a backslash and {@code u202e}: control and format characters (such as the controls of
 * the bidirectional algorithm, Unicode Standard Annex 9), line and paragraph separators, and halves of surrogate
 * pairs.
 */
public final class VisibleText {

    private VisibleText() {}

    /** The text in one line. */
    public static String of(String text) {
        int first = firstInvisible(text);
        if (first == text.length()) {
            return text;
        }
        StringBuilder shown = new StringBuilder(text.substring(0, first));
        text.substring(first).codePoints().forEach(c -> append(shown, c));
        return shown.toString();
    }

    private static int firstInvisible(String text) {
        int index = 0;
        while (index < text.length() && !isInvisible(text.codePointAt(index))) {
            index += Character.charCount(text.codePointAt(index));
        }
        return index;
    }

    private static void append(StringBuilder shown, int character) {
        if (isInvisible(character)) {
            shown.append(String.format(character < 0x100 ? "\\x%02x" : "\\u%04x", character));
        } else {
            shown.appendCodePoint(character);
        }
    }

    private static boolean isInvisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        };
    }
}
