package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What is proposed at a cursor.
 *
 * @param prefix what is typed already, in front of the cursor
 * @param proposals what replaces it
 * @param closing what can follow it, where nothing is replaced
 */
record Offer(String prefix, List<Proposal> proposals, List<Proposal> closing) {

    /** Nothing. */
    static final Offer NOTHING = new Offer("", List.of(), List.of());

    /** Those of some proposals that begin with what is typed; blanks, quotes, marks and case do not count. */
    static Offer of(String prefix, Stream<Proposal> all) {
        return new Offer(prefix, all.filter(p -> completes(prefix, p.label())).toList(), List.of());
    }

    /** The same with something that can follow what is typed. */
    Offer withClosing(Proposal follows) {
        return new Offer(prefix, proposals, List.of(follows));
    }

    private static boolean completes(String prefix, String text) {
        return plain(text).startsWith(plain(prefix));
    }

    private static String plain(String text) {
        return text.replaceAll("[\\s\"<>]", "").toLowerCase(Locale.ROOT);
    }
}
