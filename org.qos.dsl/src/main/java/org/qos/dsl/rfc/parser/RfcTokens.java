package org.qos.dsl.rfc.parser;

import java.util.List;

/** The tokens of the RFC spelling, for the lexers of the parser and of content assist. */
public final class RfcTokens {
    private RfcTokens() {}

    /** The tokens of a whole policy: they fit the grammar, whatever the text. */
    public static List<Lexeme> ofPolicy(String text, Element document) {
        return Repair.ofPolicy(text, document);
    }

    /**
     * The tokens of a policy up to the place where somebody types: what is open stays open, and a comma at the end waits for
     * the next value.
     */
    public static List<Lexeme> ofBeginning(String text, Element document) {
        return Repair.ofBeginning(text, document);
    }
}
