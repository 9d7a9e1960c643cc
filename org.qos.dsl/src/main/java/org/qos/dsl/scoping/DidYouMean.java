package org.qos.dsl.scoping;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that somebody will have meant who wrote an unknown one. */
public final class DidYouMean {

    private DidYouMean() {}

    /**
     * The known word with the fewest letters added, dropped, changed or swapped with a neighbour; empty when even that one
     * differs in more than every fourth letter.
     */
    public static Optional<String> of(String written, Collection<String> known) {
        return known.stream()
                .filter(word -> Math.abs(word.length() - written.length()) <= limit(written))
                .filter(word -> distance(written, word) <= limit(written))
                .min(Comparator.comparingInt((String word) -> distance(written, word))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /**
     * The known words that are nearest to a written one by the same measure, the best first. Case counts less than letters:
     * of two that are as near the one in the case of the written one comes first.
     *
     * @param most how many at most
     */
    public static List<String> several(String written, Collection<String> known, int most) {
        return known.stream()
                .distinct()
                .filter(word -> !word.equals(written))
                .filter(word -> Math.abs(word.length() - written.length()) <= limit(written))
                .filter(word -> distanceIgnoringCase(written, word) <= limit(written))
                .sorted(Comparator.comparingInt((String word) -> distanceIgnoringCase(written, word))
                        .thenComparingInt(word -> distance(written, word))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(most)
                .toList();
    }

    private static int distanceIgnoringCase(String a, String b) {
        return distance(a.toLowerCase(Locale.ROOT), b.toLowerCase(Locale.ROOT));
    }

    private static int limit(String written) {
        return Math.max(1, written.length() / 4);
    }

    private static int distance(String a, String b) {
        return Spelling.distance(a, b, Integer.MAX_VALUE);
    }
}
