package org.qos.dsl.language;

/** The byte order mark that some editors write before UTF-8, as a character of the text. */
public final class ByteOrderMark {

    /** The character. */
    public static final char CHARACTER = '\uFEFF';

    /** A text of this character alone. */
    public static final String TEXT = String.valueOf(CHARACTER);

    private ByteOrderMark() {}

    /** Whether a text begins with it. */
    public static boolean begins(String text) {
        return text.startsWith(TEXT);
    }
}
