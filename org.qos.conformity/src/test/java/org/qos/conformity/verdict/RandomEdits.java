package org.qos.conformity.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Slips of the hand in a text, one a time, the same for the same seed. */
final class RandomEdits {

    private static final String TYPED = " \t\n\r#\",:-*/019xafzA";

    private final String text;
    private final Random random;

    RandomEdits(String text, long seed) {
        this.text = text;
        this.random = new Random(seed);
    }

    /** The text with the next slip: a character lost, added or replaced, a line lost, repeated or two exchanged. */
    String next() {
        return switch (random.nextInt(6)) {
            case 0 -> withCharacter(1, "");
            case 1 -> withCharacter(0, typed());
            case 2 -> withCharacter(1, typed());
            case 3 -> withoutLine();
            case 4 -> withRepeatedLine();
            default -> withExchangedLines();
        };
    }

    /** Puts something in the place of so many characters. */
    private String withCharacter(int replaced, String by) {
        int at = random.nextInt(text.length());
        return text.substring(0, at) + by + text.substring(at + replaced);
    }

    private String typed() {
        return String.valueOf(TYPED.charAt(random.nextInt(TYPED.length())));
    }

    private String withoutLine() {
        List<String> lines = lines();
        lines.remove(anyOf(lines));
        return String.join("\n", lines);
    }

    private String withRepeatedLine() {
        List<String> lines = lines();
        lines.add(anyOf(lines), lines.get(anyOf(lines)));
        return String.join("\n", lines);
    }

    private String withExchangedLines() {
        List<String> lines = lines();
        Collections.swap(lines, anyOf(lines), anyOf(lines));
        return String.join("\n", lines);
    }

    private int anyOf(List<String> lines) {
        return random.nextInt(lines.size());
    }

    private List<String> lines() {
        return new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    }
}
