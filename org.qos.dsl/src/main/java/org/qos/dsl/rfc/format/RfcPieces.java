package org.qos.dsl.rfc.format;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.format.TokenizedText;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.rfc.parser.RfcToken;
import org.qos.dsl.scanner.ScannedToken;

/** The pieces of a policy in the RFC syntax. The {@code >} of a tag is one of its own: whitespace may precede it. */
final class RfcPieces {

    /** The end of a tag. */
    static final String TAG_END = ">";

    /** The mark that some editors put before UTF-8. */
    private RfcPieces() {}

    static TokenizedText of(String text, List<RfcToken> lexemes) {
        List<ScannedToken> pieces = new ArrayList<>();
        if (ByteOrderMark.begins(text)) {
            pieces.add(new ScannedToken(ByteOrderMark.TEXT, 0, 1));
        }
        for (RfcToken rfcToken : lexemes) {
            if (isTag(rfcToken.symbol())) {
                tag(text, rfcToken, pieces);
            } else if (!rfcToken.symbol().equals(RfcToken.WHITESPACE)) {
                pieces.add(new ScannedToken(rfcToken.symbol(), rfcToken.start(), rfcToken.end()));
            }
        }
        return new TokenizedText(text, pieces);
    }

    static boolean opens(String kind) {
        return isTag(kind) && !closes(kind);
    }

    static boolean closes(String kind) {
        return kind.startsWith("</");
    }

    private static boolean isTag(String kind) {
        return kind.startsWith("<");
    }

    private static void tag(String text, RfcToken tag, List<ScannedToken> pieces) {
        int end = tag.end() - 1;
        int name = end;
        while (Character.isWhitespace(text.charAt(name - 1))) {
            name--;
        }
        pieces.add(new ScannedToken(tag.symbol(), tag.start(), name));
        pieces.add(new ScannedToken(TAG_END, end, tag.end()));
    }
}
