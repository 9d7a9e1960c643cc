package org.qos.dsl.policytest;

import org.qos.runtime.request.RequestToken;

/** Names in quotes. */
public final class QuotedToken {

    private QuotedToken() {}

    /** The token that a word is, without its quotes; a quote that is not closed belongs to the text. */
    public static RequestToken of(String word) {
        char first = word.isEmpty() ? ' ' : word.charAt(0);
        boolean quoted =
                (first == '"' || first == '\'') && word.length() > 1 && word.charAt(word.length() - 1) == first;
        return quoted ? new RequestToken(word.substring(1, word.length() - 1), true) : new RequestToken(word, false);
    }

    /** Whether a word begins with a quote that its line does not close. */
    public static boolean isOpen(String word) {
        return (word.startsWith("\"") || word.startsWith("'")) && !of(word).quoted();
    }
}
