package org.qos.dsl.language;

import java.util.regex.Pattern;

/** Text of a file as it is shown in a message. */
public final class Shortened {

    private static final int SHOWN = 40;
    private static final int LONG_MESSAGE = 400;
    private static final Pattern LONG_QUOTE = Pattern.compile("'([^']{" + SHOWN + "})[^']{" + SHOWN + ",}+'");

    private Shortened() {}

    /** A message in which what it quotes of a file is short; one of ordinary length stays as it is. */
    public static String quotes(String message) {
        return message.length() <= LONG_MESSAGE
                ? message
                : LONG_QUOTE.matcher(message).replaceAll("'$1...'");
    }

    /** The first line of a text, or its beginning where it is long. */
    public static String of(String text) {
        int end = text.indexOf('\n');
        String line = end < 0 ? text : text.substring(0, end);
        return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
    }
}
