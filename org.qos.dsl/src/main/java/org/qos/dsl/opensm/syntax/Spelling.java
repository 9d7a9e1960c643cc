package org.qos.dsl.opensm.syntax;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the word that was probably meant. */
final class Spelling {

    private static final int LETTERS_PER_MISTAKE = 3;
    private static final int MOST_MISTAKES = 3;

    private Spelling() {}

    /** The word most like that one, if any is like it at all. */
    static Optional<String> nearest(String word, Stream<String> words) {
        int allowed = Math.min(MOST_MISTAKES, Math.max(1, word.length() / LETTERS_PER_MISTAKE));
        return words.filter(w -> Math.abs(w.length() - word.length()) <= allowed)
                .filter(w -> distance(word, w) <= allowed)
                .min(Comparator.comparingInt(w -> distance(word, w)));
    }

    /** How many letters have to be put in, taken out or replaced to get from one word to the other. */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
