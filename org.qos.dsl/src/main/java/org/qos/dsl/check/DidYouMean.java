package org.qos.dsl.check;

import java.util.Collection;
import java.util.Comparator;
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

    private static int limit(String written) {
        return Math.max(1, written.length() / 4);
    }

    private static int distance(String a, String b) {
        int[][] least = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                least[i][j] = i == 0 || j == 0 ? i + j : step(a, b, i, j, least);
            }
        }
        return least[a.length()][b.length()];
    }

    private static int step(String a, String b, int i, int j, int[][] least) {
        int changed = least[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int other = Math.min(least[i - 1][j], least[i][j - 1]) + 1;
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        int best = Math.min(changed, other);
        return swapped ? Math.min(best, least[i - 2][j - 2] + 1) : best;
    }
}
