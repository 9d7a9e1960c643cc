package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.syntax.SyntaxError;

/** Collects tokens in the order of the text and fills the gaps between them with whitespace. */
final class RfcTokenList {
    private final List<RfcToken> rfcTokenList = new ArrayList<>();
    private int end;
    private int errors;

    /** A token that the parser sees; returns its index. */
    int visible(String symbol, int start, int end) {
        return add(symbol, start, end, Optional.empty());
    }

    /** A token with what is wrong about it; returns its index. */
    int add(String symbol, int start, int newEnd, Optional<SyntaxError> error) {
        whitespaceUpTo(start);
        rfcTokenList.add(new RfcToken(symbol, start, newEnd, error));
        end = newEnd;
        errors += error.isPresent() ? 1 : 0;
        return rfcTokenList.size() - 1;
    }

    /** A token that the author left out; returns its index. */
    int missing(String symbol) {
        return add(symbol, end, end, Optional.empty());
    }

    /** Text that the parser does not see, with a message. */
    void refused(int start, int end, SyntaxError error) {
        add(RfcToken.INVALID, start, end, Optional.of(error));
    }

    /** Text that the parser does not see. */
    void skipped(int start, int end) {
        if (end > start) {
            add(RfcToken.COMMENT, start, end, Optional.empty());
        }
    }

    /** Adds an error to a token that was taken down before; a first error there stays. */
    void errorAt(int index, SyntaxError error) {
        RfcToken rfcToken = rfcTokenList.get(index);
        if (rfcToken.error().isEmpty()) {
            rfcTokenList.set(index, rfcToken.with(error));
            errors++;
        }
    }

    /** A misspelt opening tag is fixed together with the closing tag that is misspelt in the same way. */
    void fixWith(int openingTag, RawToken closingTag, String text) {
        RfcToken rfcToken = rfcTokenList.get(openingTag);
        int length = closingTag.end() - closingTag.start();
        rfcToken.error()
                .map(error -> error.andWriting(closingTag.start(), length, text))
                .ifPresent(error -> rfcTokenList.set(
                        openingTag,
                        new RfcToken(rfcToken.symbol(), rfcToken.start(), rfcToken.end(), Optional.of(error))));
    }

    /** How many tokens there are: the index of the next one. */
    int size() {
        return rfcTokenList.size();
    }

    /** Where a token ends. */
    int end(int index) {
        return rfcTokenList.get(index).end();
    }

    /** Where the last token ends. */
    int end() {
        return end;
    }

    /** Where the last token ends, comments after it left out: they often belong to what comes next. */
    int endBeforeComments(String text) {
        int last = rfcTokenList.size() - 1;
        while (last >= 0 && isWhitespaceOrComment(rfcTokenList.get(last), text)) {
            last--;
        }
        return last < 0 ? 0 : rfcTokenList.get(last).end();
    }

    private static boolean isWhitespaceOrComment(RfcToken rfcToken, String text) {
        return rfcToken.symbol().equals(RfcToken.WHITESPACE)
                || rfcToken.symbol().equals(RfcToken.COMMENT) && text.startsWith("<!--", rfcToken.start());
    }

    /** How many tokens have an error. */
    int errors() {
        return errors;
    }

    /** All tokens, to the end of the text. */
    List<RfcToken> upTo(int textEnd) {
        whitespaceUpTo(textEnd);
        return rfcTokenList;
    }

    private void whitespaceUpTo(int start) {
        if (start > end) {
            rfcTokenList.add(new RfcToken(RfcToken.WHITESPACE, end, start, Optional.empty()));
            end = start;
        }
    }
}
