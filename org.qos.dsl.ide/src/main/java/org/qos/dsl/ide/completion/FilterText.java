package org.qos.dsl.ide.completion;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

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
     * The proposal, when what is typed begins it, or begins what a number means: {@code 40} also finds the code of 40 Gb/s,
     * the name of a node its GUIDs. A client finds it by what is typed and the rest, of both where both begin so.
     */
    Optional<Proposal> completedBy(Proposal proposal) {
        Optional<String> itself = rest(proposal.label());
        boolean isNumber = Character.isDigit(proposal.label().charAt(0));
        Optional<String> meaning =
                isNumber && !proposal.detail().isEmpty() ? rest(proposal.detail()) : Optional.empty();
        return Stream.of(itself, meaning)
                .flatMap(Optional::stream)
                .map(rest -> text + rest)
                .reduce((first, second) -> first + " " + second)
                .map(proposal::foundBy);
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
