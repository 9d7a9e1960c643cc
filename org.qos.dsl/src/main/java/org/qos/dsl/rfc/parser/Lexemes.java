package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes down lexemes in the order of the text and fills the gaps between them with blanks. */
final class Lexemes {
    private final List<Lexeme> lexemes = new ArrayList<>();
    private int end;
    private int mistakes;

    /** A token that the parser sees; returns its index. */
    int visible(String symbol, int start, int end) {
        return add(symbol, start, end, Optional.empty());
    }

    /** A token that the parser sees, with what is wrong about it; returns its index. */
    int visible(String symbol, int start, int end, Optional<Mistake> mistake) {
        return add(symbol, start, end, mistake);
    }

    /** A token that the author left out; returns its index. */
    int missing(String symbol) {
        return add(symbol, end, end, Optional.empty());
    }

    /** Text that the parser does not see, with a message. */
    void refused(int start, int end, Mistake mistake) {
        add(Lexeme.INVALID, start, end, Optional.of(mistake));
    }

    /** Text that the parser does not see. */
    void skipped(int start, int end) {
        if (end > start) {
            add(Lexeme.COMMENT, start, end, Optional.empty());
        }
    }

    /** Adds a mistake to a token that was taken down before; a first mistake there stays. */
    void mistakeAt(int index, Mistake mistake) {
        Lexeme lexeme = lexemes.get(index);
        if (lexeme.mistake().isEmpty()) {
            lexemes.set(index, lexeme.with(mistake));
            mistakes++;
        }
    }

    /** A misspelt opening tag is mended together with the closing tag that is misspelt in the same way. */
    void mendWith(int openingTag, Piece closingTag, String text) {
        Lexeme lexeme = lexemes.get(openingTag);
        int length = closingTag.end() - closingTag.start();
        lexeme.mistake()
                .map(mistake -> mistake.andWriting(closingTag.start(), length, text))
                .ifPresent(mistake -> lexemes.set(
                        openingTag, new Lexeme(lexeme.symbol(), lexeme.start(), lexeme.end(), Optional.of(mistake))));
    }

    /** How many tokens there are: the index of the next one. */
    int size() {
        return lexemes.size();
    }

    /** Where the last token ends. */
    int end() {
        return end;
    }

    /** Where the last token ends, comments behind it left out: they often belong to what comes next. */
    int endBeforeComments(String text) {
        int last = lexemes.size() - 1;
        while (last >= 0 && isBlankOrComment(lexemes.get(last), text)) {
            last--;
        }
        return last < 0 ? 0 : lexemes.get(last).end();
    }

    private static boolean isBlankOrComment(Lexeme lexeme, String text) {
        return lexeme.symbol().equals(Lexeme.BLANKS)
                || lexeme.symbol().equals(Lexeme.COMMENT) && text.startsWith("<!--", lexeme.start());
    }

    /** How many tokens have a mistake. */
    int mistakes() {
        return mistakes;
    }

    /** All tokens, to the end of the text. */
    List<Lexeme> upTo(int textEnd) {
        blanksUpTo(textEnd);
        return lexemes;
    }

    private int add(String symbol, int start, int newEnd, Optional<Mistake> mistake) {
        blanksUpTo(start);
        lexemes.add(new Lexeme(symbol, start, newEnd, mistake));
        end = newEnd;
        mistakes += mistake.isPresent() ? 1 : 0;
        return lexemes.size() - 1;
    }

    private void blanksUpTo(int start) {
        if (start > end) {
            lexemes.add(new Lexeme(Lexeme.BLANKS, end, start, Optional.empty()));
            end = start;
        }
    }
}
