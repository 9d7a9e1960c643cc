package org.qos.conformity.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Typos in a text, one at a time, the same for the same seed. */
final class RandomEdits {

    private static final String TYPED = " \t\n\r#\",:;=-*/019xafzA.";

    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "7",
            "07",
            "010",
            "0x0",
            "0x1f",
            "15",
            "16",
            "63",
            "64",
            "128",
            "255",
            "256",
            "300",
            "4095",
            "4096",
            "32767",
            "0x7fff",
            "0x8000",
            "0x8001",
            "65535",
            "0x10000",
            "4294967296",
            "0xffffffffffffffff",
            "99999999999999999999",
            "-1");

    private static final Pattern WORD = Pattern.compile("[\\w-]+");
    private static final Pattern NAME_OR_TEXT = Pattern.compile("(?m)(?<=^\\s{0,20}(use|name):.{0,99})(\\b|$)");
    private static final Pattern NUMBER = Pattern.compile("\\b(?:0x[0-9a-f]+|\\d+)\\b");

    private final String text;
    private final Random random;
    private final List<Supplier<String>> typos = List.of(
            () -> withCharacter(1, ""),
            () -> withCharacter(0, typed()),
            () -> withCharacter(1, typed()),
            this::withoutLine,
            this::withRepeatedLine,
            this::withExchangedLines,
            this::withJoinedLines,
            this::withOtherNumber,
            this::withOtherWord,
            this::withWordInOtherCase,
            this::withoutBlock,
            this::cutShort,
            this::withPastedText);

    RandomEdits(String text, long seed) {
        this.text = text;
        this.random = new Random(seed);
    }

    /**
     * The text with the next typo: a character, a line or a block lost, added, repeated, replaced or moved, a number or
     * a word that belongs elsewhere, capitals, the end lost.
     */
    String next() {
        return typos.get(random.nextInt(typos.size())).get();
    }

    /** The text with one to four quotes more, each in a name or a text. */
    String nextWithQuotes() {
        StringBuilder edited = new StringBuilder(text);
        for (int quote = random.nextInt(4); quote >= 0; quote--) {
            List<Integer> places = NAME_OR_TEXT
                    .matcher(edited)
                    .results()
                    .map(MatchResult::start)
                    .toList();
            edited.insert(places.get(anyOf(places)).intValue(), '"');
        }
        return edited.toString();
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
        return joined(lines);
    }

    private String withRepeatedLine() {
        List<String> lines = lines();
        lines.add(anyOf(lines), lines.get(anyOf(lines)));
        return joined(lines);
    }

    private String withExchangedLines() {
        List<String> lines = lines();
        Collections.swap(lines, anyOf(lines), anyOf(lines));
        return joined(lines);
    }

    private String withJoinedLines() {
        List<String> lines = lines();
        int at = random.nextInt(lines.size() - 1);
        lines.set(at, lines.get(at) + " " + lines.remove(at + 1));
        return joined(lines);
    }

    private String withoutBlock() {
        List<String> lines = lines();
        int from = anyOf(lines);
        int to = Math.min(lines.size(), from + 2 + random.nextInt(6));
        lines.subList(from, to).clear();
        return joined(lines);
    }

    private String withOtherNumber() {
        return withOther(NUMBER, NUMBERS.get(random.nextInt(NUMBERS.size())));
    }

    private String withOtherWord() {
        List<MatchResult> words = found(WORD);
        return withOther(WORD, words.get(anyOf(words)).group());
    }

    private String withWordInOtherCase() {
        List<MatchResult> words = found(WORD);
        MatchResult word = words.get(anyOf(words));
        return replaced(word, word.group().toUpperCase(Locale.ROOT));
    }

    private String withOther(Pattern kind, String other) {
        List<MatchResult> places = found(kind);
        return replaced(places.get(anyOf(places)), other);
    }

    private String cutShort() {
        return text.substring(0, random.nextInt(text.length()));
    }

    private String withPastedText() {
        int from = random.nextInt(text.length());
        int to = Math.min(text.length(), from + random.nextInt(80));
        return withCharacter(0, text.substring(from, to));
    }

    private String replaced(MatchResult place, String by) {
        return text.substring(0, place.start()) + by + text.substring(place.end());
    }

    private List<MatchResult> found(Pattern kind) {
        return kind.matcher(text).results().toList();
    }

    private int anyOf(List<?> things) {
        return random.nextInt(things.size());
    }

    private List<String> lines() {
        return new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines);
    }
}
