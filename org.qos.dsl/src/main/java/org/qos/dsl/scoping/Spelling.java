package org.qos.dsl.scoping;

import java.util.Collection;
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
        Optional<String> nearest = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (String candidate : candidates) {
            int distance = nearDistance(lower, candidate.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                nearest = Optional.of(candidate);
            }
        }
        return nearest;
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
        return nearDistance(name, candidate) < Integer.MAX_VALUE;
    }

    /** How far apart two names are that are near enough; the largest number when they are not. */
    private static int nearDistance(String name, String candidate) {
        int longer = Math.max(name.length(), candidate.length());
        int allowed = longer / LETTERS_PER_MISTAKE;
        if (longer > LONGEST || Math.abs(name.length() - candidate.length()) > allowed) {
            return Integer.MAX_VALUE;
        }
        int distance = distance(name, candidate, allowed);
        return distance <= allowed ? distance : Integer.MAX_VALUE;
    }

    /** Changed, missing, added and swapped letters (optimal string alignment); any larger number above the limit. */
    public static int distance(String a, String b, int limit) {
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
