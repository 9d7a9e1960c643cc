package org.qos.dsl.opensm.scan;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qos.dsl.scanner.ScannedToken;

/**
 * Splits a policy file into the tokens that OpenSM's scanner makes of it: the longest match counts, keywords match
 * inside words too, and how a line goes on depends on the keywords that it has had. Some things differ in form only:
 * characters of text that follow each other are one token; the blanks behind a keyword are a token of their own; and the
 * word that opens a block, where it is part of an unquoted name ({@code name: my-qos-level-x}), stays in that name as
 * a {@link #CLASH}, and a word that OpenSM would append to the name of the line before, only to fail at what follows it
 * ({@code name: gold}, then {@code sl 3}), is {@link #LOST}. In these two cases OpenSM refuses the file there anyway; told
 * apart, the rest of it can still be read.
 */
public final class OpenSmScanner {

    /** The end of the text. */
    public static final String EOF = "EOF";
    /** Blanks and line ends. */
    public static final String BLANK = ScannedToken.WS;
    /** A comment with its line end. */
    public static final String COMMENT = ScannedToken.COMMENT;
    /** Text where blanks do not end it: behind a keyword that takes names, or in a description. */
    public static final String TEXT = "RULE_TEXT";
    /** Text among numbers; ends at a blank. */
    public static final String WORD = "RULE_WORD";
    /** A number. */
    public static final String NUMBER = "RULE_NUMBER";
    /** An unquoted name in which the word for the start of a block hides. */
    public static final String CLASH = "RULE_CLASH";
    /**
     * A word among numbers where OpenSM never accepts one: before a number or a mark, or grown together with the keyword
     * of a block; up to its last letter.
     */
    public static final String LOST = "RULE_LOST";

    private final CharSequence text;
    private final Pieces pieces;
    private final Set<Mode> modes = EnumSet.noneOf(Mode.class);
    private boolean inName;
    private int keywordBlanksEnd;

    private int start;
    private int end;

    /** Begins at the start of a text. */
    public OpenSmScanner(CharSequence text) {
        this.text = text;
        this.pieces = new Pieces(text);
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

    /** The place behind the token that was read last. */
    public int end() {
        return end;
    }

    /** Whether everything up to the end of the line is a description. */
    public boolean inDescription() {
        return modes.contains(Mode.DESCRIPTION);
    }

    /** Whether the rest of the line is read as names or as a description. */
    public boolean inText() {
        return modes.contains(Mode.TEXT) || inDescription();
    }

    /** Whether the words for node types are tokens in the rest of the line. */
    public boolean inNodeTypes() {
        return modes.contains(Mode.NODE_TYPES);
    }

    /** Reads a token and says its name in the table of the generated parser. */
    public String next() {
        start = end;
        if (start >= text.length()) {
            return EOF;
        }
        if (start < keywordBlanksEnd) {
            return token(BLANK, keywordBlanksEnd);
        }
        Pieces.Kind piece = pieces.at(start);
        if (isText(piece, start)) {
            return run();
        }
        return switch (piece) {
            case COMMENT, LINE_END -> endOfLine(piece);
            case BLANKS -> blanks();
            case NUMBER -> token(NUMBER, pieces.end());
            case PUNCTUATION -> token("'" + text.charAt(start) + "'", pieces.end());
            case KEYWORD -> keyword(pieces.keyword());
            case QUOTED, CHARACTER -> throw new IllegalStateException("always text");
        };
    }

    private String endOfLine(Pieces.Kind piece) {
        modes.clear();
        inName = false;
        return token(piece == Pieces.Kind.COMMENT ? COMMENT : BLANK, pieces.end());
    }

    private String blanks() {
        int behind = pieces.end();
        return inDescription() && hasTextAt(behind) ? run() : token(BLANK, behind);
    }

    private boolean hasTextAt(int place) {
        return place < text.length() && isText(pieces.at(place), place);
    }

    private String keyword(Keyword keyword) {
        int behind = pieces.end();
        if (keyword.isBlock() && !inText() && isPartOfWord(behind)) {
            return token(LOST, wordEnd(behind));
        }
        keywordBlanksEnd = behind;
        if (keyword.mode() != null) {
            modes.add(keyword.mode());
        }
        inName = keyword.mode() == Mode.TEXT;
        return token(keyword.token(), keyword.match(text, start));
    }

    /** Reads on as long as text follows text; the blanks at its end do not belong to it. */
    private String run() {
        String name = inText() ? TEXT : WORD;
        int endOfText = start;
        int at = start;
        while (at < text.length()) {
            Pieces.Kind piece = pieces.at(at);
            if (isText(piece, at)) {
                name = hidesBlock(piece) ? CLASH : name;
                endOfText = pieces.end();
            } else if (piece != Pieces.Kind.BLANKS || !inText()) {
                break;
            }
            at = pieces.end();
        }
        return WORD.equals(name) && endsBadly(endOfText) ? token(LOST, wordEnd(endOfText)) : token(name, endOfText);
    }

    private int wordEnd(int place) {
        int at = place;
        while (at < text.length() && isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Whether the same line goes on with what can never follow text: a number, a mark, or at once a block. */
    private boolean endsBadly(int place) {
        int at = Keyword.skipBlanks(text, place);
        if (at >= text.length()) {
            return false;
        }
        Pieces.Kind next = pieces.at(at);
        return next == Pieces.Kind.NUMBER
                || next == Pieces.Kind.PUNCTUATION && text.charAt(at) != ','
                || next == Pieces.Kind.KEYWORD && at == place && isLetter(text.charAt(at - 1)) && opensBlock();
    }

    private boolean opensBlock() {
        return pieces.keyword().kind() == Keyword.Kind.BEGIN;
    }

    /** Whether a word goes on at that place with what is no keyword: no text can follow a keyword for a block. */
    private boolean isPartOfWord(int place) {
        if (place >= text.length() || !isLetter(text.charAt(place))) {
            return false;
        }
        return pieces.at(place) != Pieces.Kind.KEYWORD || pieces.keyword().kind() == Keyword.Kind.NODE_TYPE;
    }

    private static boolean isLetter(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_';
    }

    private boolean isText(Pieces.Kind piece, int place) {
        return switch (piece) {
            case QUOTED, CHARACTER -> true;
            case NUMBER -> inText();
            case PUNCTUATION -> text.charAt(place) == ',' ? inDescription() : inText();
            case KEYWORD -> isText(pieces.keyword());
            case BLANKS, LINE_END, COMMENT -> false;
        };
    }

    private boolean isText(Keyword keyword) {
        return keyword.kind() == Keyword.Kind.NODE_TYPE
                ? !inNodeTypes()
                : inDescription() || hidesBlock(Pieces.Kind.KEYWORD);
    }

    /** Whether a block seems to begin in the middle of a name, which OpenSM never accepts. */
    private boolean hidesBlock(Pieces.Kind piece) {
        return piece == Pieces.Kind.KEYWORD && opensBlock() && inName && !inDescription();
    }

    private String token(String name, int tokenEnd) {
        end = tokenEnd;
        return name;
    }
}
