package org.qos.cli.report;

import java.util.regex.Pattern;

/** Texts for a terminal, which what a file holds must not steer. */
public final class Printable {

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]");

    private Printable() {}

    /** The text in one line, with control characters and line separators escaped. */
    public static String of(String text) {
        return UNPRINTABLE
                .matcher(text)
                .replaceAll(
                        found -> String.format("\\\\x%02x", (int) found.group().charAt(0)));
    }
}
