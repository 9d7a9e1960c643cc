package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.rfc.parser.Piece.Kind;

/** Cuts a text into tags, comments and the text between them, in one pass; knows no tag by name. */
final class Scan {
    private static final String COMMENT_START = "<!--";

    private final String text;
    private final List<Piece> pieces = new ArrayList<>();
    private final CommentScan comments;
    private int at;

    private Scan(String text) {
        this.text = text;
        this.comments = new CommentScan(text, this::add);
    }

    /** The pieces of a text, in order; between them are blanks only. */
    static List<Piece> of(String text) {
        Scan scan = new Scan(text);
        scan.run();
        return scan.pieces;
    }

    /** Whether a character stands for nothing: white space, and the mark some editors put before UTF-8. */
    static boolean isBlank(char character) {
        return Character.isWhitespace(character) || character == '\uFEFF';
    }

    private void run() {
        while (at < text.length()) {
            if (isBlank(text.charAt(at))) {
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
            return comments.misspeltOpener(at);
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
        while (isBlank(text.charAt(last - 1))) {
            last--;
        }
        add(new Piece(Kind.TEXT, at, last, "", Optional.empty()));
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
        int behind = nameEnd;
        while (behind < text.length() && isBlank(text.charAt(behind))) {
            behind++;
        }
        if (behind < text.length() && text.charAt(behind) == '>') {
            Optional<Mistake> nameless = name.isEmpty() ? Optional.of(Mistakes.namelessTag()) : Optional.empty();
            return add(new Piece(kind, at, behind + 1, name, nameless));
        }
        if (text.startsWith("/>", behind)) {
            return add(new Piece(Kind.REFUSED, at, behind + 2, name, Optional.of(Mistakes.selfClosingTag(name))));
        }
        int attributesEnd = attributesEnd(behind);
        if (attributesEnd > 0) {
            return add(new Piece(kind, at, attributesEnd, name, Optional.of(Mistakes.attribute(name))));
        }
        return add(new Piece(kind, at, nameEnd, name, Optional.of(Mistakes.incompleteTag(closing, name))));
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

    private int add(Piece piece) {
        pieces.add(piece);
        return piece.end();
    }
}
