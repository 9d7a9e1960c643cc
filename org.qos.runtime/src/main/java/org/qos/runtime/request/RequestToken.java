package org.qos.runtime.request;

/**
 * A token of a request.
 *
 * @param text the token without its quotes
 * @param quoted whether it was in quotes and so is a name, whatever it looks like
 */
public record RequestToken(String text, boolean quoted) {

    /** How many characters of a text messages quote; more than names of ports and groups have. */
    private static final int SHOWN = 100;

    /** An argument as a shell passes it: one with a space must have been quoted. */
    public static RequestToken ofArgument(String argument) {
        return new RequestToken(argument, argument.contains(" "));
    }

    /** Reads a token without its quotes; a quote that is not closed belongs to the text. */
    public static RequestToken parse(String written) {
        char first = written.isEmpty() ? ' ' : written.charAt(0);
        boolean closed = isQuote(first) && written.length() > 1 && written.charAt(written.length() - 1) == first;
        return closed
                ? new RequestToken(written.substring(1, written.length() - 1), true)
                : new RequestToken(written, false);
    }

    /** Whether a token as written begins with a quote that it does not close. */
    public static boolean isUnclosed(String written) {
        return !written.isEmpty()
                && isQuote(written.charAt(0))
                && !parse(written).quoted();
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    /** The token as it is written in a request: in quotes where it is a name, or would be cut at a space. */
    public String written() {
        boolean cut = text.isEmpty() || text.chars().anyMatch(c -> Character.isWhitespace(c) || c == '#');
        char quote = text.indexOf('"') < 0 ? '"' : '\'';
        return quoted || cut ? quote + text + quote : text;
    }

    /** A text of a request in quotes for a message: its beginning where it is long. */
    static String shown(String text) {
        return "\"" + shortened(text) + "\"";
    }

    /** A text of a request for a message: its beginning where it is long. */
    static String shortened(String text) {
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
    }

    boolean is(String keyword) {
        return !quoted && text.equals(keyword);
    }
}
