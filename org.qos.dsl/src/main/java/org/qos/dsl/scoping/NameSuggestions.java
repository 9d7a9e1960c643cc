package org.qos.dsl.scoping;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds known names that are similar to an unknown one. Letters that are changed, missing, added or swapped with their
 * neighbour count as one typo each; case does not count.
 *
 * @param lettersPerTypo how many letters of the longer name there are for each typo
 * @param minTypos how many typos are possible in the shortest name
 */
public record NameSuggestions(int lettersPerTypo, int minTypos) {

    /** For names that few others are similar to: one typo in three letters. */
    public static final NameSuggestions TOLERANT = new NameSuggestions(3, 0);

    /** For questions such as "did you mean": one typo in four letters, but at least one. */
    public static final NameSuggestions STRICT = new NameSuggestions(4, 1);

    /** Longer names are not compared: the time grows with the square of the length. */
    private static final int LONGEST = 80;

    private static final int UNLIKE = Integer.MAX_VALUE;

    private record Similar(String name, int distance) {}

    /** The most similar name; empty when none is similar. */
    public Optional<String> closest(String name, Collection<String> known) {
        return similar(name, known).findFirst();
    }

    /**
     * The names that are similar to another one but not equal to it, the most similar first.
     *
     * @param max how many at most
     */
    public List<String> closest(String name, Collection<String> known, int max) {
        return similar(name, known)
                .filter(other -> !other.equals(name))
                .limit(max)
                .toList();
    }

    /** The only similar name; empty when there are none or several, or when it has other digits. */
    public Optional<String> only(String name, Collection<String> known) {
        List<String> similar = similar(name, known).limit(2).toList();
        return similar.size() == 1 && digits(name).equals(digits(similar.get(0)))
                ? Optional.of(similar.get(0))
                : Optional.empty();
    }

    /** Names that differ in their digits are different names, not typos of each other. */
    private static String digits(String name) {
        return name.replaceAll("[^0-9]", "");
    }

    private Stream<String> similar(String name, Collection<String> known) {
        String lower = lower(name);
        return known.stream()
                .filter(other -> Math.abs(name.length() - other.length()) <= allowed(name, other))
                .distinct()
                .map(other -> new Similar(other, typos(lower, lower(other))))
                .filter(other -> other.distance() != UNLIKE)
                .sorted(Comparator.comparingInt(Similar::distance)
                        .thenComparingInt(other -> distance(name, other.name(), LONGEST))
                        .thenComparing(Similar::name))
                .map(Similar::name);
    }

    private int typos(String name, String other) {
        int allowed = allowed(name, other);
        int distance = distance(name, other, allowed);
        return distance <= allowed ? distance : UNLIKE;
    }

    /** How many typos two names may differ in; none that are longer than is compared. */
    private int allowed(String name, String other) {
        int longer = Math.max(name.length(), other.length());
        return longer > LONGEST ? -1 : Math.max(minTypos, longer / lettersPerTypo);
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Changed, missing, added and swapped letters (optimal string alignment); any larger number above the limit. */
    public static int distance(String a, String b, int limit) {
        int letters = Math.abs(a.length() - b.length());
        if (letters > limit) {
            return letters;
        }
        int[] above = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        int[] twoAbove = new int[b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            int[] free = twoAbove;
            twoAbove = above;
            above = row;
            row = free;
            int best = Integer.MAX_VALUE;
            for (int j = 0; j <= b.length(); j++) {
                row[j] = i == 0 || j == 0 ? i + j : cell(twoAbove, above, row, a, b, i, j);
                best = Math.min(best, row[j]);
            }
            if (best > limit) {
                return best;
            }
        }
        return row[b.length()];
    }

    private static int cell(int[] twoAbove, int[] above, int[] row, String a, String b, int i, int j) {
        int changed = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(changed, Math.min(above[j], row[j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, twoAbove[j - 2] + 1) : best;
    }
}
