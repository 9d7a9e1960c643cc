package org.qos.runtime.request;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a line into tokens at whitespace; {@code "…"} and {@code '…'} keep spaces, as in a shell, {@code #} outside quotes begins a
 * comment.
 */
final class RequestLexer {

    private final String text;
    private int place;

    private RequestLexer(String text) {
        this.text = text;
    }

    /**
     * The tokens of a line.
     *
     * @throws RequestSyntaxException when a quote is not closed
     */
    static List<RequestToken> of(String line) throws RequestSyntaxException {
        return new RequestLexer(line).tokens();
    }

    private List<RequestToken> tokens() throws RequestSyntaxException {
        List<RequestToken> tokens = new ArrayList<>();
        while (skipWhitespace()) {
            char first = text.charAt(place);
            tokens.add(first == '"' || first == '\'' ? quoted(first) : bare());
        }
        return tokens;
    }

    private boolean skipWhitespace() {
        while (place < text.length() && Character.isWhitespace(text.charAt(place))) {
            place++;
        }
        return place < text.length() && text.charAt(place) != '#';
    }

    private RequestToken quoted(char quote) throws RequestSyntaxException {
        int end = text.indexOf(quote, place + 1);
        if (end < 0) {
            throw new RequestSyntaxException(
                    "the quote before " + RequestToken.shortened(text.substring(place + 1)) + " is not closed");
        }
        String token = text.substring(place + 1, end);
        place = end + 1;
        return new RequestToken(token, true);
    }

    private RequestToken bare() {
        int begin = place;
        while (place < text.length() && !Character.isWhitespace(text.charAt(place)) && text.charAt(place) != '#') {
            place++;
        }
        return new RequestToken(text.substring(begin, place), false);
    }
}
