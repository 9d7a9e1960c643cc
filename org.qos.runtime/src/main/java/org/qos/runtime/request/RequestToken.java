package org.qos.runtime.request;

/**
 * A token of a request.
 *
 * @param text the token without its quotes
 * @param quoted whether it was in quotes and so is a name, whatever it looks like
 */
public record RequestToken(String text, boolean quoted) {

    /** An argument as a shell passes it: one with a space must have been quoted. */
    public static RequestToken ofArgument(String argument) {
        return new RequestToken(argument, argument.contains(" "));
    }

    /** The token as it is written in a request: in quotes where it is a name, or would be cut at a space. */
    public String written() {
        boolean cut = text.isEmpty() || text.chars().anyMatch(c -> Character.isWhitespace(c) || c == '#');
        char quote = text.indexOf('"') < 0 ? '"' : '\'';
        return quoted || cut ? quote + text + quote : text;
    }

    boolean is(String keyword) {
        return !quoted && text.equals(keyword);
    }
}
