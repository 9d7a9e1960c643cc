package org.qos.runtime.request;

/**
 * A word of a request.
 *
 * @param text the word without its quotes
 * @param quoted whether it stood in quotes and so is a name, whatever it looks like
 */
public record Word(String text, boolean quoted) {

    /** A word as a shell hands it over: one that holds a blank must have been quoted. */
    public static Word ofArgument(String argument) {
        return new Word(argument, argument.contains(" "));
    }

    boolean is(String keyword) {
        return !quoted && text.equals(keyword);
    }
}
