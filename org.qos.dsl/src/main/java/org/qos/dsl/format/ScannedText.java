package org.qos.dsl.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.qos.dsl.scanner.ReadLines;
import org.qos.dsl.scanner.ScannedToken;

/** Makes the pieces of texts from the tokens of scanners. */
public final class ScannedText {

    private ScannedText() {}

    /**
     * The pieces of a text. Whitespace at the end of a comment does not belong to it.
     *
     * @param isWhitespace which characters are whitespace in the language
     */
    public static TokenizedText of(String text, List<ScannedToken> tokens, IntPredicate isWhitespace) {
        List<ScannedToken> pieces = new ArrayList<>();
        for (ScannedToken token : tokens) {
            if (token.kind().equals(ScannedToken.COMMENT)) {
                pieces.add(new ScannedToken(token.kind(), token.start(), trimmedEnd(text, token, isWhitespace)));
            } else if (!token.kind().equals(ScannedToken.WS)) {
                pieces.add(token);
            }
        }
        return new TokenizedText(text, pieces);
    }

    /** The first line that OpenSM reads in several parts. */
    public static Optional<Obstacle> tooLongLine(String text, int longest) {
        List<Obstacle> found = new ArrayList<>();
        ReadLines.each(text, longest, line -> {
            if (line.start() > 0 && text.charAt(line.start() - 1) != '\n') {
                found.add(new Obstacle(
                        line.start(),
                        "the line is longer than the " + longest
                                + " bytes that OpenSM takes at once; it reads the rest as a separate line"));
            }
        });
        return found.stream().findFirst();
    }

    private static int trimmedEnd(String text, ScannedToken comment, IntPredicate isWhitespace) {
        int end = comment.end();
        while (end > comment.start() && isWhitespace.test(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }
}
