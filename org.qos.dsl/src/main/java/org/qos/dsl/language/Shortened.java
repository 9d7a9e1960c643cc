package org.qos.dsl.language;

import java.util.regex.Pattern;

/** Text of a file as it is shown in a message. */
public final class Shortened {

    private static final int SHOWN = 40;
    private static final int LONG_MESSAGE = 400;
    private static final Pattern LONG_QUOTE = Pattern.compile("'([^']{" + SHOWN + "})[^']{" + SHOWN + ",}+'");

    /** A quotation up to its first line end, which may be written as an escape. */
    private static final Pattern LINES =
            Pattern.compile("(['\"])([^'\"\\r\\n\\\\]*+)(?:[\\r\\n]|\\\\x0[ad])[^'\"]*+\\1");

    private static final Pattern LINE_END = Pattern.compile("[ \\t]*+[\\r\\n]\\s*+");

    private Shortened() {}

    /** A message on one line in which what it quotes of a file is short; one of ordinary length stays as it is. */
    public static String quotes(String message) {
        String line = hasLineEnd(message)
                ? LINE_END.matcher(LINES.matcher(message).replaceAll("$1$2...$1"))
                        .replaceAll(" ")
                : message;
        return line.length() <= LONG_MESSAGE ? line : LONG_QUOTE.matcher(line).replaceAll("'$1...'");
    }

    /** Nearly no message has a line end; the expressions take longer than the rule that reports it. */
    private static boolean hasLineEnd(String message) {
        return message.indexOf('\n') >= 0 || message.indexOf('\r') >= 0 || message.contains("\\x0");
    }

    /** The first line of a text, or its beginning where it is long. */
    public static String of(String text) {
        int end = text.indexOf('\n');
        String line = end < 0 ? text : text.substring(0, end);
        return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
    }
}
