package org.qos.dsl.opensm.scan;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qos.dsl.scanner.ScannedToken;

/**
 * Splits a policy file into the tokens that OpenSM's scanner makes of it: the longest match counts, keywords match
 * inside names too, and how a line goes on depends on the keywords that it has had. Some things differ in form only:
 * characters of text that follow each other are one token; the whitespace after a keyword are a token of their own; and the
 * keyword that opens a block, where it is part of an unquoted name ({@code name: my-qos-level-x}), stays in that name
 * as a {@link #CLASH}, and a token that OpenSM would append to the name of the line before, only to fail at what
 * follows it ({@code name: gold}, then {@code sl 3}), is {@link #LOST}. In these two cases OpenSM rejects the file
 * there anyway; a separate error lets the parser read the rest of it.
 */
public final class OpenSmScanner {

    /** The end of the text. */
    public static final String EOF = "EOF";
    /** Whitespace and line ends. */
    public static final String WHITESPACE = ScannedToken.WS;
    /** A comment with its line end. */
    public static final String COMMENT = ScannedToken.COMMENT;
    /** Text where whitespace do not end it: after a keyword that takes names, or in a description. */
    public static final String TEXT = "RULE_TEXT";
    /** Text among numbers; ends at whitespace. */
    public static final String WORD = "RULE_WORD";
    /** A number. */
    public static final String NUMBER = "RULE_NUMBER";
    /** An unquoted name in which the keyword for the start of a block is hidden. */
    public static final String CLASH = "RULE_CLASH";
    /**
     * A text among numbers where OpenSM never accepts one: before a number or a mark, or grown together with the
     * keyword of a block; up to its last letter.
     */
    public static final String LOST = "RULE_LOST";

    private final CharSequence text;
    private final RawTokenMatcher rawTokenMatcher;
    private final Set<LineMode> modes = EnumSet.noneOf(LineMode.class);
    private boolean inName;
    private int keywordWhitespaceEnd;

    private int start;
    private int end;

    /** Begins at the start of a text. */
    public OpenSmScanner(CharSequence text) {
        this.text = text;
        this.rawTokenMatcher = new RawTokenMatcher(text);
    }

    /** The tokens of a policy file. */
    public static List<ScannedToken> scan(String text) {
        OpenSmScanner scanner = new OpenSmScanner(text);
        List<ScannedToken> tokens = new ArrayList<>();
        for (String kind = scanner.next(); !kind.equals(EOF); kind = scanner.next()) {
            tokens.add(new ScannedToken(kind, scanner.start(), scanner.end()));
        }
        return tokens;
    }

    /** Where the token that was read last begins. */
    public int start() {
        return start;
    }

    /** The place after the token that was read last. */
    public int end() {
        return end;
    }

    /** Whether everything up to the end of the line is a description. */
    public boolean inDescription() {
        return modes.contains(LineMode.DESCRIPTION);
    }

    /** Whether the rest of the line is read as names or as a description. */
    public boolean inText() {
        return modes.contains(LineMode.TEXT) || inDescription();
    }

    /** Whether the keywords for node types are tokens in the rest of the line. */
    public boolean inNodeTypes() {
        return modes.contains(LineMode.NODE_TYPES);
    }

    /** Reads a token and says its name in the table of the generated parser. */
    public String next() {
        start = end;
        if (start >= text.length()) {
            return EOF;
        }
        if (start < keywordWhitespaceEnd) {
            return token(WHITESPACE, keywordWhitespaceEnd);
        }
        RawTokenMatcher.Kind piece = rawTokenMatcher.at(start);
        if (isText(piece, start)) {
            return run();
        }
        return switch (piece) {
            case COMMENT, LINE_END -> endOfLine(piece);
            case WHITESPACE -> whitespace();
            case NUMBER -> token(NUMBER, rawTokenMatcher.end());
            case PUNCTUATION -> token("'" + text.charAt(start) + "'", rawTokenMatcher.end());
            case KEYWORD -> keyword(rawTokenMatcher.keyword());
            case QUOTED, CHARACTER -> throw new IllegalStateException("always text");
        };
    }

    private String endOfLine(RawTokenMatcher.Kind piece) {
        modes.clear();
        inName = false;
        return token(piece == RawTokenMatcher.Kind.COMMENT ? COMMENT : WHITESPACE, rawTokenMatcher.end());
    }

    private String whitespace() {
        int after = rawTokenMatcher.end();
        return inDescription() && hasTextAt(after) ? run() : token(WHITESPACE, after);
    }

    private boolean hasTextAt(int place) {
        return place < text.length() && isText(rawTokenMatcher.at(place), place);
    }

    private String keyword(KeywordPattern keywordPattern) {
        int after = rawTokenMatcher.end();
        if (keywordPattern.isBlock() && !inText() && isPartOfName(after)) {
            return token(LOST, nameEnd(after));
        }
        keywordWhitespaceEnd = after;
        if (keywordPattern.mode() != null) {
            modes.add(keywordPattern.mode());
        }
        inName = keywordPattern.mode() == LineMode.TEXT;
        return token(keywordPattern.token(), keywordPattern.match(text, start));
    }

    /** Reads on as long as text follows text; the whitespace at its end do not belong to it. */
    private String run() {
        String name = inText() ? TEXT : WORD;
        int endOfText = start;
        int at = start;
        while (at < text.length()) {
            RawTokenMatcher.Kind piece = rawTokenMatcher.at(at);
            if (isText(piece, at)) {
                name = hidesBlock(piece) ? CLASH : name;
                endOfText = rawTokenMatcher.end();
            } else if (piece != RawTokenMatcher.Kind.WHITESPACE || !inText()) {
                break;
            }
            at = rawTokenMatcher.end();
        }
        return WORD.equals(name) && endsBadly(endOfText) ? token(LOST, nameEnd(endOfText)) : token(name, endOfText);
    }

    private int nameEnd(int place) {
        int at = place;
        while (at < text.length() && isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Whether the same line goes on with what can never follow text: a number, a mark, or at once a block. */
    private boolean endsBadly(int place) {
        int at = KeywordPattern.skipWhitespace(text, place);
        if (at >= text.length()) {
            return false;
        }
        RawTokenMatcher.Kind next = rawTokenMatcher.at(at);
        return next == RawTokenMatcher.Kind.NUMBER
                || next == RawTokenMatcher.Kind.PUNCTUATION && text.charAt(at) != ','
                || next == RawTokenMatcher.Kind.KEYWORD && at == place && isLetter(text.charAt(at - 1)) && opensBlock();
    }

    private boolean opensBlock() {
        return rawTokenMatcher.keyword().kind() == KeywordPattern.Kind.BEGIN;
    }

    /** Whether a name goes on at that place with what is not a keyword: no text can follow a keyword for a block. */
    private boolean isPartOfName(int place) {
        if (place >= text.length() || !isLetter(text.charAt(place))) {
            return false;
        }
        return rawTokenMatcher.at(place) != RawTokenMatcher.Kind.KEYWORD
                || rawTokenMatcher.keyword().kind() == KeywordPattern.Kind.NODE_TYPE;
    }

    private static boolean isLetter(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_';
    }

    private boolean isText(RawTokenMatcher.Kind piece, int place) {
        return switch (piece) {
            case QUOTED, CHARACTER -> true;
            case NUMBER -> inText();
            case PUNCTUATION -> text.charAt(place) == ',' ? inDescription() : inText();
            case KEYWORD -> isText(rawTokenMatcher.keyword());
            case WHITESPACE, LINE_END, COMMENT -> false;
        };
    }

    private boolean isText(KeywordPattern keywordPattern) {
        return keywordPattern.kind() == KeywordPattern.Kind.NODE_TYPE
                ? !inNodeTypes()
                : inDescription() || hidesBlock(RawTokenMatcher.Kind.KEYWORD);
    }

    /** Whether a block seems to begin in the middle of a name, which OpenSM never accepts. */
    private boolean hidesBlock(RawTokenMatcher.Kind piece) {
        return piece == RawTokenMatcher.Kind.KEYWORD && opensBlock() && inName && !inDescription();
    }

    private String token(String name, int tokenEnd) {
        end = tokenEnd;
        return name;
    }
}
