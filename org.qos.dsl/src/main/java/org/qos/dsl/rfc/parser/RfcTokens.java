package org.qos.dsl.rfc.parser;

import java.util.List;

/** The tokens of the RFC syntax, for the lexers of the parser and of content assist. */
public final class RfcTokens {
    private RfcTokens() {}

    /** The tokens of a whole policy: they fit the grammar, whatever the text. */
    public static List<RfcToken> ofPolicy(String text) {
        return Repair.ofPolicy(text);
    }

    /**
     * The tokens of a policy up to the cursor: what is open stays open, and a comma at the end waits for
     * the next value.
     */
    public static List<RfcToken> ofBeginning(String text) {
        return Repair.ofBeginning(text);
    }
}
