package org.qos.dsl.scanner;

import java.util.ArrayList;
import java.util.List;

/** Tokens while a text is scanned. What lies between two tokens becomes white space. */
public final class TokenList {

    private final List<ScannedToken> tokens = new ArrayList<>();
    private int covered;

    /** Adds a token; nothing when it is empty. */
    public void add(String kind, int start, int end) {
        if (start < end) {
            coverTo(start);
            tokens.add(new ScannedToken(kind, start, end));
            covered = end;
        }
    }

    /** All tokens of a text of that length. */
    public List<ScannedToken> upTo(int length) {
        coverTo(length);
        return tokens;
    }

    private void coverTo(int offset) {
        if (covered < offset) {
            tokens.add(new ScannedToken(ScannedToken.WS, covered, offset));
            covered = offset;
        }
    }
}
