package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.rfc.parser.RawToken.Kind;
import org.qos.dsl.syntax.SyntaxError;

/** Cuts a text into tags, comments and the text between them, in one pass; knows no tag by name. */
final class RawTokenScanner {
    private static final String COMMENT_START = "<!--";
    private static final Pattern CLOSING = Pattern.compile("</([A-Za-z0-9-]{1,40})>");

    private final String text;
    private final List<RawToken> pieces = new ArrayList<>();
    private final CommentScan comments;
    private int at;

    private RawTokenScanner(String text) {
        this.text = text;
        this.comments = new CommentScan(text, this::add);
    }

    /** The pieces of a text, in order; only whitespace is between them. */
    static List<RawToken> of(String text) {
        RawTokenScanner rawTokenScanner = new RawTokenScanner(text);
        rawTokenScanner.run();
        return rawTokenScanner.pieces;
    }

    /** Whether a character is ignored: whitespace, and the byte order mark some editors put before UTF-8. */
    static boolean isWhitespace(char character) {
        return Character.isWhitespace(character) || character == ByteOrderMark.CHARACTER;
    }

    private void run() {
        while (at < text.length()) {
            if (isWhitespace(text.charAt(at))) {
                at++;
            } else {
                at = piece();
            }
        }
    }

    private int piece() {
        if (!startsMarkup(at)) {
            return text();
        }
        if (text.startsWith(COMMENT_START, at)) {
            return comments.comment(at);
        }
        if (text.startsWith("<!", at)) {
            return comments.misspelledOpener(at);
        }
        return text.startsWith("<?", at) ? comments.prolog(at) : tag();
    }

    private boolean startsMarkup(int place) {
        if (text.charAt(place) != '<' || place + 1 == text.length()) {
            return text.charAt(place) == '<';
        }
        char next = text.charAt(place + 1);
        return isNamePart(next) || next == '/' || next == '!' || next == '?' || next == '>';
    }

    private int text() {
        int end = at + 1;
        while (end < text.length() && !startsMarkup(end)) {
            end++;
        }
        int last = end;
        while (isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        add(new RawToken(Kind.TEXT, at, last, "", Optional.empty()));
        return end;
    }

    private int tag() {
        boolean closing = text.startsWith("</", at);
        int nameStart = closing ? at + 2 : at + 1;
        int nameEnd = nameStart;
        while (nameEnd < text.length() && isNamePart(text.charAt(nameEnd))) {
            nameEnd++;
        }
        String name = text.substring(nameStart, nameEnd);
        Kind kind = closing ? Kind.CLOSING_TAG : Kind.OPENING_TAG;
        int after = nameEnd;
        while (after < text.length() && isWhitespace(text.charAt(after))) {
            after++;
        }
        if (after < text.length() && text.charAt(after) == '>') {
            Optional<SyntaxError> nameless =
                    name.isEmpty() ? Optional.of(RfcSyntaxErrors.namelessTag()) : Optional.empty();
            return add(new RawToken(kind, at, after + 1, name, nameless));
        }
        if (text.startsWith("/>", after)) {
            return add(
                    new RawToken(Kind.REFUSED, at, after + 2, name, Optional.of(RfcSyntaxErrors.selfClosingTag(name))));
        }
        int attributesEnd = attributesEnd(after);
        if (attributesEnd > 0) {
            return add(new RawToken(kind, at, attributesEnd, name, Optional.of(RfcSyntaxErrors.attribute(name))));
        }
        Optional<RawToken> replaced = closing ? Optional.empty() : otherThanEnd(name, nameEnd);
        if (replaced.isPresent()) {
            return add(replaced.get());
        }
        SyntaxError incomplete = RfcSyntaxErrors.incompleteTag(closing, name);
        return add(new RawToken(
                kind,
                at,
                nameEnd,
                name,
                Optional.of(
                        isWhole(name, nameEnd)
                                ? incomplete.writing((closing ? "</" : "<") + name + ">")
                                : incomplete)));
    }

    /**
     * The opening tag of a value that another character ends: {@code <name,A</name>}, {@code <name-A</name>}. It may be in the
     * place of the {@code >} or begin the value.
     */
    private Optional<RawToken> otherThanEnd(String name, int nameEnd) {
        int next = nameEnd;
        while (next < text.length() && text.charAt(next) != '<' && text.charAt(next) != '>') {
            next++;
        }
        Matcher closing = CLOSING.matcher(text).region(next, text.length());
        if (!closing.lookingAt() || !Element.isKnown(closing.group(1)) || !name.startsWith(closing.group(1))) {
            return Optional.empty();
        }
        String element = closing.group(1);
        int end = nameEnd - name.length() + element.length();
        char other = text.charAt(end);
        if (isWhitespace(other) || Character.isLetterOrDigit(other) || end + 1 >= next) {
            return Optional.empty();
        }
        SyntaxError incomplete = RfcSyntaxErrors.incompleteTag(false, element);
        SyntaxError error = incomplete.writing("<" + element + ">").asSuggestion();
        return Optional.of(new RawToken(Kind.OPENING_TAG, at, end + 1, element, Optional.of(error)));
    }

    /** Whether a tag lacks only its end: its name is one of the language, and no end comes before the next tag. */
    private boolean isWhole(String name, int nameEnd) {
        int end = nameEnd;
        while (end < text.length() && text.charAt(end) != '<' && text.charAt(end) != '>') {
            end++;
        }
        return Element.isKnown(name) && (end == text.length() || text.charAt(end) == '<');
    }

    /** The end of a tag with attributes, or 0. */
    private int attributesEnd(int from) {
        boolean equals = false;
        for (int i = from; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '<', '\n', '\r' -> {
                    return 0;
                }
                case '>' -> {
                    return equals ? i + 1 : 0;
                }
                case '=' -> equals = true;
                default -> {}
            }
        }
        return 0;
    }

    private static boolean isNamePart(char character) {
        return Character.isLetterOrDigit(character) || "-_.:@".indexOf(character) >= 0;
    }

    private int add(RawToken rawToken) {
        pieces.add(rawToken);
        return rawToken.end();
    }
}
