package org.qos.dsl.language;

import java.io.IOException;

/**
 * A text that is not read, because its model could need more memory than there is: each unexpected token takes about
 * half a kilobyte, each number of a list a quarter. A policy of 50 000 rules has 9 million characters and 700 000 tokens; a
 * list of a million port GUIDs with 16 digits has 19 million characters.
 */
public final class TextTooLong extends IOException {

    /** The most UTF-16 units of a text that is read. */
    public static final int MAX_CHARACTERS = 24 * 1024 * 1024;

    /** The maximum number of tokens, separated by whitespace or commas, of a text that is read. */
    public static final int MAX_TOKENS = 1_500_000;

    private static final long serialVersionUID = 1L;

    private TextTooLong(String message) {
        super(message);
    }

    /** Whether a text is not read. */
    public static boolean is(String text) {
        return text.length() > MAX_CHARACTERS || text.length() > 2 * MAX_TOKENS && tokens(text) > MAX_TOKENS;
    }

    private static int tokens(String text) {
        int tokens = 0;
        boolean inside = false;
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            boolean separates = character <= ' ' || character == ',';
            tokens += separates || inside ? 0 : 1;
            inside = !separates;
        }
        return tokens;
    }

    /** What is wrong with a text that is not read, and what to do. */
    public static String message(String text) {
        return String.format(
                "the text has %d characters and %d tokens, and no more than %d characters and %d tokens are read; is it"
                        + " the right file? Otherwise remove what is not used.",
                text.length(), tokens(text), MAX_CHARACTERS, MAX_TOKENS);
    }

    /**
     * Checks the length of a text.
     *
     * @throws TextTooLong when it is not read
     */
    public static void check(String text) throws TextTooLong {
        if (is(text)) {
            throw new TextTooLong(message(text));
        }
    }
}
