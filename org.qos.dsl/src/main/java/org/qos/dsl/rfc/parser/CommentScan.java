package org.qos.dsl.rfc.parser;

import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.rfc.parser.RawToken.Kind;
import org.qos.dsl.syntax.SyntaxError;

/** Finds where comments and the prolog end, also when they are not written as they should be. */
final class CommentScan {
    private static final String OPENER = "<!--";
    private static final String CLOSER = "-->";
    private static final int LONGEST_MISSPELT_OPENER = 5;
    /** The text of a comment in one line, and what may be written in place of its closer. */
    private static final Pattern ONE_LINE = Pattern.compile("([^<>\\r\\n]*?[^<>\\s-])[ \\t]*-{0,2}[ \\t]*>?[ \\t]*");
    /** A prolog and nothing else up to the line end. */
    private static final Pattern OPEN_PROLOG = Pattern.compile("(<\\?xml[^<>?]*[^<>?\\s])\\s*[?>]?\\s*");

    private final String text;
    private final ToIntFunction<RawToken> pieces;
    /** Where the next closer is, looked up once for all comments before it. */
    private int closer = -1;

    CommentScan(String text, ToIntFunction<RawToken> pieces) {
        this.text = text;
        this.pieces = pieces;
    }

    /** Reads a comment, and returns its end. */
    int comment(int start) {
        int content = start + OPENER.length();
        int end = closerFrom(content);
        int another = text.indexOf(OPENER, content);
        if (end < text.length() && (another < 0 || another > end)) {
            return hidden(start, end + CLOSER.length());
        }
        int last = lastLineOfComment(content, another < 0 ? text.length() : another);
        refused(start, content, closedInLine(RfcSyntaxErrors.unclosedComment(), content, last));
        return hidden(content, last);
    }

    /**
     * A comment of one line without tags ends with its line where that ends with what is nearly its closer. Otherwise it may
     * be intended to hide the elements that follow.
     */
    private SyntaxError closedInLine(SyntaxError error, int content, int last) {
        Matcher line = ONE_LINE.matcher(text).region(content, last);
        if (!line.matches()) {
            return error;
        }
        SyntaxError fixed =
                error.replacing(line.end(1), last - line.end(1), " " + CLOSER, "close the comment with " + CLOSER);
        return text.substring(line.end(1), last).isBlank() ? fixed.asSuggestion() : fixed;
    }

    /** Reads what begins with {@code <!} and is not a comment. */
    int misspelledOpener(int start) {
        int end = start + 2;
        if (end < text.length() && (Character.isLetter(text.charAt(end)) || text.charAt(end) == '[')) {
            return refused(start, endOfDeclaration(end), RfcSyntaxErrors.declaration());
        }
        while (end < text.length() && end - start < LONGEST_MISSPELT_OPENER && isDashLike(text.charAt(end))) {
            end++;
        }
        int close = closerFrom(end);
        SyntaxError error = RfcSyntaxErrors.commentOpener(text.substring(start, end));
        refused(start, end, close < text.length() ? error.writing(OPENER) : error);
        return hidden(end, close < text.length() ? close + CLOSER.length() : lastLineOfComment(end, text.length()));
    }

    /** Reads {@code <?xml … ?>}. */
    int prolog(int start) {
        int line = endOfLine(start, text.length());
        int end = text.substring(start, line).indexOf("?>");
        return end < 0
                ? refused(start, line, closedProlog(text.substring(start, line)))
                : hidden(start, start + end + 2);
    }

    private static SyntaxError closedProlog(String line) {
        Matcher prolog = OPEN_PROLOG.matcher(line);
        SyntaxError error = RfcSyntaxErrors.unclosedProlog();
        return prolog.matches() ? error.writing(prolog.group(1) + "?>") : error;
    }

    private int closerFrom(int from) {
        if (closer < from) {
            int found = text.indexOf(CLOSER, from);
            closer = found < 0 ? text.length() : found;
        }
        return closer;
    }

    /** A comment that is not closed ends before the next line that begins with a tag. */
    private int lastLineOfComment(int from, int limit) {
        for (int line = endOfLine(from, limit); line < limit; line = endOfLine(line, limit)) {
            int begin = line;
            while (begin < limit && RawTokenScanner.isWhitespace(text.charAt(begin))) {
                begin++;
            }
            if (begin == limit || text.charAt(begin) == '<') {
                return line;
            }
            line = begin;
        }
        return limit;
    }

    private int endOfLine(int from, int limit) {
        int end = from;
        while (end < limit && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private int endOfDeclaration(int from) {
        int line = endOfLine(from, text.length());
        int end = text.substring(from, line).indexOf('>');
        return end < 0 ? line : from + end + 1;
    }

    private static boolean isDashLike(char character) {
        return !Character.isLetterOrDigit(character)
                && !RawTokenScanner.isWhitespace(character)
                && character != '<'
                && character != '>';
    }

    private int hidden(int start, int end) {
        return end > start ? pieces.applyAsInt(new RawToken(Kind.COMMENT, start, end, "", Optional.empty())) : end;
    }

    private int refused(int start, int end, SyntaxError error) {
        return pieces.applyAsInt(new RawToken(Kind.REFUSED, start, end, "", Optional.of(error)));
    }
}
