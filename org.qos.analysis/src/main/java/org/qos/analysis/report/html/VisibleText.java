package org.qos.analysis.report.html;

/**
 * Text that shows every character. Characters that a browser obeys, hides or does not allow are written as {@code
 * \x1b} or, above U+00FF, as a backslash and {@code u202e}: control and format characters (such as the controls of
 * the bidirectional algorithm, Unicode Standard Annex 9), line and paragraph separators, halves of surrogate pairs, and
 * noncharacters (Unicode 23.7), two of which are not allowed in XML either.
 */
public final class VisibleText {

    /** Those in the middle of a plane; the others are the last two of each. */
    private static final int FIRST_NONCHARACTER = 0xfdd0;

    private static final int LAST_NONCHARACTER = 0xfdef;

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
        boolean isNoncharacter =
                (character & 0xfffe) == 0xfffe || FIRST_NONCHARACTER <= character && character <= LAST_NONCHARACTER;
        return isNoncharacter
                || switch (Character.getType(character)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR,
                            Character.SURROGATE -> true;
                    default -> false;
                };
    }
}
