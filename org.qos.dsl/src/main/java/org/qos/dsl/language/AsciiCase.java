package org.qos.dsl.language;

/** Letters without regard to case as C's {@code strcasecmp} compares them: those of ASCII only. */
public final class AsciiCase {

    private AsciiCase() {}

    /** The text with the letters A to Z in lower case. */
    public static String lower(String text) {
        StringBuilder lower = new StringBuilder(text);
        for (int i = 0; i < lower.length(); i++) {
            char letter = lower.charAt(i);
            if (letter >= 'A' && letter <= 'Z') {
                lower.setCharAt(i, (char) (letter + 'a' - 'A'));
            }
        }
        return lower.toString();
    }
}
