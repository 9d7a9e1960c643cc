package org.qos.dsl.opensm.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.qos.dsl.format.ScannedText;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.opensm.scan.OpenSmScanner;
import org.qos.dsl.scanner.ScannedToken;

/**
 * The pieces of a policy in the OpenSM syntax. A keyword with a mark in it ({@code name  :}, {@code sdp ,
 * port-num}) is one token but several pieces, because there may be whitespace inside.
 */
final class OpenSmPieces {

    /** The colon of a keyword, or the comma in it. */
    static final String MARK = "mark";

    private static final Set<String> LINES_OF_THE_SHORT_FORM =
            Set.of("'default:'", "'sdp:'", "'rds:'", "'iser:'", "'ipoib:'");

    private OpenSmPieces() {}

    static TokenizedText of(String text) {
        List<ScannedToken> tokens = new ArrayList<>();
        for (ScannedToken token : OpenSmScanner.scan(text)) {
            if (isKeyword(token.kind()) && !isBlock(token.kind())) {
                split(text, token, tokens);
            } else {
                tokens.add(token);
            }
        }
        return ScannedText.of(text, tokens, c -> c == ' ' || c == '\t' || c == '\n');
    }

    /** Whether it opens a section, a table or a block. */
    static boolean opens(String kind) {
        return isBlock(kind) && !closes(kind);
    }

    /** Whether it closes a section, a table or a block. */
    static boolean closes(String kind) {
        return kind.startsWith("'end-");
    }

    /** Whether it begins an entry of a block or a line of qos-ulps. */
    static boolean beginsEntry(String kind) {
        return isKeyword(kind) && !isBlock(kind);
    }

    /** Whether it begins a line of qos-ulps. */
    static boolean beginsUlp(String kind) {
        return beginsEntry(kind) && (kind.indexOf(',') >= 0 || LINES_OF_THE_SHORT_FORM.contains(kind));
    }

    private static boolean isBlock(String kind) {
        return isKeyword(kind) && kind.indexOf(':') < 0 && kind.indexOf(',') < 0;
    }

    private static boolean isKeyword(String kind) {
        return kind.length() > 1 && kind.charAt(0) == '\'' && Character.isLowerCase(kind.charAt(1));
    }

    private static void split(String text, ScannedToken keyword, List<ScannedToken> tokens) {
        String kind = keyword.kind();
        int start = keyword.start();
        for (int i = start; i < keyword.end(); i++) {
            char c = text.charAt(i);
            if (c == ' ' || c == '\t' || c == ':' || c == ',') {
                kind = add(kind, start, i, tokens);
                start = i + 1;
            }
            if (c == ':' || c == ',') {
                tokens.add(new ScannedToken(MARK, i, i + 1));
            }
        }
        add(kind, start, keyword.end(), tokens);
    }

    /** Adds a part of a keyword; only the first one begins an entry. Returns the kind of the next part. */
    private static String add(String kind, int start, int end, List<ScannedToken> tokens) {
        if (start == end) {
            return kind;
        }
        tokens.add(new ScannedToken(kind, start, end));
        return OpenSmScanner.WORD;
    }
}
