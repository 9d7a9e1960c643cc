package org.qos.dsl.scoping;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody may have meant by a name that does not exist. */
public final class Spelling {
    /** Every third letter may be wrong. */
    private static final int LETTERS_PER_MISTAKE = 3;
    /** Longer names are not compared: they are no typing mistakes, and comparing takes the square of the length. */
    private static final int LONGEST = 80;

    private Spelling() {}

    /**
     * The candidate that is nearest to a name, ignoring case, when it is near enough to be a typing mistake: at most a third
     * of the letters of the longer one are wrong, missing, added or swapped.
     */
    public static Optional<String> nearest(String name, Collection<String> candidates) {
        String lower = name.toLowerCase(Locale.ROOT);
        return candidates.stream()
                .filter(candidate -> isNear(lower, candidate.toLowerCase(Locale.ROOT)))
                .min(Comparator.comparingInt(
                        candidate -> distance(lower, candidate.toLowerCase(Locale.ROOT), Integer.MAX_VALUE)));
    }

    /**
     * The one candidate that is near enough to a name to be meant by it; empty when there are none or several, or when it
     * has other digits.
     */
    public static Optional<String> only(String name, Collection<String> candidates) {
        String lower = name.toLowerCase(Locale.ROOT);
        List<String> near = candidates.stream()
                .filter(candidate -> isNear(lower, candidate.toLowerCase(Locale.ROOT)))
                .distinct()
                .limit(2)
                .toList();
        return near.size() == 1 && hasSameDigits(name, near.get(0)) ? Optional.of(near.get(0)) : Optional.empty();
    }

    /** Whether both hold the same digits: names that are told apart by numbers are no slips of each other. */
    private static boolean hasSameDigits(String name, String candidate) {
        return name.replaceAll("[^0-9]", "").equals(candidate.replaceAll("[^0-9]", ""));
    }

    private static boolean isNear(String name, String candidate) {
        int longer = Math.max(name.length(), candidate.length());
        int allowed = longer / LETTERS_PER_MISTAKE;
        return longer <= LONGEST
                && Math.abs(name.length() - candidate.length()) <= allowed
                && distance(name, candidate, allowed) <= allowed;
    }

    /** Changed, missing, added and swapped letters (optimal string alignment); any larger number above the limit. */
    public static int distance(String a, String b, int limit) {
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            int best = Integer.MAX_VALUE;
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : cell(rows, a, b, i, j);
                best = Math.min(best, rows[i][j]);
            }
            if (best > limit) {
                return best;
            }
        }
        return rows[a.length()][b.length()];
    }

    private static int cell(int[][] rows, String a, String b, int i, int j) {
        int changed = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(changed, Math.min(rows[i - 1][j], rows[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, rows[i - 2][j - 2] + 1) : best;
    }
}
