package org.qos.dsl.language;

/** Text of a file as it is shown in a message. */
public final class Shortened {

    private static final int SHOWN = 40;

    private Shortened() {}

    /** The first line of a text, or its beginning where it is long. */
    public static String of(String text) {
        int end = text.indexOf('\n');
        String line = end < 0 ? text : text.substring(0, end);
        return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
    }
}
