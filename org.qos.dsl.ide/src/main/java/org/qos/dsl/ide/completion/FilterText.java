package org.qos.dsl.ide.completion;

import java.util.Locale;
import java.util.Optional;

/** What is typed of a proposal. Whitespace, quotes, marks, case and the zeros before a hexadecimal number do not count. */
final class FilterText {

    private static final String HEX = "0x";

    private final String text;
    private final String plain;

    FilterText(String text) {
        this.text = text;
        plain = plain(text);
    }

    /** Whether what is typed begins the proposal itself. */
    boolean begins(Proposal proposal) {
        return rest(proposal.label()).isPresent();
    }

    /**
     * Whether a proposal, or what a number means, contains what is typed: {@code 40} is in the code of 40 Gb/s, the name
     * of a node in its GUIDs.
     */
    boolean isIn(Proposal proposal) {
        return begins(proposal)
                || plain(proposal.label()).contains(plain)
                || isNumber(proposal) && plain(proposal.detail()).contains(plain);
    }

    /**
     * The proposal with the text by which a client finds it: the proposal itself, and what a number means. Where what is
     * typed begins one of them it is written as typed, because clients compare quotes, spaces and zeros, too.
     */
    Proposal finding(Proposal proposal) {
        Optional<String> itself = rest(proposal.label()).map(rest -> text + rest);
        if (!isNumber(proposal)) {
            return proposal.foundBy(itself.orElse(marks(proposal.label()) + proposal.label()));
        }
        Optional<String> meaning = rest(proposal.detail()).map(rest -> text + rest);
        String number = itself.orElse(proposal.label());
        return proposal.foundBy(
                itself.isEmpty() && meaning.isPresent()
                        ? meaning.get() + " " + number
                        : number + " " + meaning.orElse(proposal.detail()));
    }

    private static boolean isNumber(Proposal proposal) {
        return Character.isDigit(proposal.label().charAt(0))
                && !proposal.detail().isEmpty();
    }

    /** The quotes or marks that what is typed begins with and the proposal does not. */
    private String marks(String label) {
        int end = 0;
        while (end < text.length() && !counts(text.charAt(end))) {
            end++;
        }
        String marks = text.substring(0, end);
        return label.startsWith(marks) ? "" : marks;
    }

    /** What follows in a text that begins with what is typed. */
    private Optional<String> rest(String whole) {
        int at = 0;
        int found = 0;
        if (plain.startsWith(HEX) && whole.startsWith(HEX)) {
            at = HEX.length() + zeros(whole, HEX.length());
            found = HEX.length();
        }
        while (found < plain.length() && at < whole.length()) {
            char c = Character.toLowerCase(whole.charAt(at++));
            if (counts(c) && c != plain.charAt(found++)) {
                return Optional.empty();
            }
        }
        return found < plain.length() ? Optional.empty() : Optional.of(whole.substring(at));
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        text.toLowerCase(Locale.ROOT).chars().filter(c -> counts((char) c)).forEach(c -> plain.append((char) c));
        return plain.indexOf(HEX) == 0
                ? HEX + plain.substring(HEX.length() + zeros(plain.toString(), HEX.length()))
                : plain.toString();
    }

    /** The number of zeros at an offset. */
    private static int zeros(String text, int place) {
        int at = place;
        while (at < text.length() && text.charAt(at) == '0') {
            at++;
        }
        return at - place;
    }

    private static boolean counts(char c) {
        return !Character.isWhitespace(c) && "\"<>".indexOf(c) < 0;
    }
}
