package org.qos.runtime.request;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a line into words at blanks; {@code "…"} and {@code '…'} keep blanks, as in a shell, {@code #} outside quotes begins a
 * comment.
 */
final class Words {

    private final String text;
    private int place;

    private Words(String text) {
        this.text = text;
    }

    /**
     * The words of a line.
     *
     * @throws RequestSyntaxException when a quote is not closed
     */
    static List<Word> of(String line) throws RequestSyntaxException {
        return new Words(line).words();
    }

    private List<Word> words() throws RequestSyntaxException {
        List<Word> words = new ArrayList<>();
        while (skipBlanks()) {
            char first = text.charAt(place);
            words.add(first == '"' || first == '\'' ? quoted(first) : bare());
        }
        return words;
    }

    private boolean skipBlanks() {
        while (place < text.length() && Character.isWhitespace(text.charAt(place))) {
            place++;
        }
        return place < text.length() && text.charAt(place) != '#';
    }

    private Word quoted(char quote) throws RequestSyntaxException {
        int end = text.indexOf(quote, place + 1);
        if (end < 0) {
            throw new RequestSyntaxException("the quote before " + text.substring(place + 1) + " is not closed");
        }
        String word = text.substring(place + 1, end);
        place = end + 1;
        return new Word(word, true);
    }

    private Word bare() {
        int begin = place;
        while (place < text.length() && !Character.isWhitespace(text.charAt(place)) && text.charAt(place) != '#') {
            place++;
        }
        return new Word(text.substring(begin, place), false);
    }
}
