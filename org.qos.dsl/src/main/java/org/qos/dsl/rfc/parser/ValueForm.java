package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The form of one value: which tokens it is made of, and what is wrong when it is not. */
enum ValueForm {
    /** A name. */
    NAME(' ', "a name"),
    /** A number. */
    NUMBER(' ', "a number"),
    /** A number or {@code a-b}. */
    RANGE('-', "a number or a range a-b"),
    /** A port number, a range of them, or {@code *}. */
    PORT_NUMBER('-', "a port number, a range a-b, or *"),
    /** {@code VL:weight}. */
    WEIGHT(':', "VL:weight");

    private static final String ALL = "*";

    private final char joint;
    private final String words;

    ValueForm(char joint, String words) {
        this.joint = joint;
        this.words = words;
    }

    /** A token of a value. */
    record Part(String symbol, int start, int end) {}

    /** The form of the items of a list. */
    static ValueForm of(Content list) {
        return switch (list) {
            case NAMES -> NAME;
            case NUMBERS -> NUMBER;
            case RANGES -> RANGE;
            case PORT_NUMBERS -> PORT_NUMBER;
            case WEIGHTS -> WEIGHT;
            default -> throw new IllegalArgumentException(list + " is no list");
        };
    }

    boolean isText() {
        return this == NAME;
    }

    /** What is wrong with a value, if anything. */
    Optional<Mistake> mistakeIn(String value) {
        if (isText()) {
            return FreeText.mistakeIn(value);
        }
        if (this == PORT_NUMBER && value.equals(ALL)) {
            return Optional.empty();
        }
        int split = this == NUMBER ? -1 : value.indexOf(joint);
        if (this == WEIGHT && split < 0) {
            return Optional.of(malformed(value));
        }
        if (split < 0) {
            return Numbers.mistakeIn(value).map(mistake -> inWords(mistake, value));
        }
        Optional<Mistake> first = Numbers.mistakeIn(value.substring(0, split).strip());
        return first.or(() -> Numbers.mistakeIn(value.substring(split + 1).strip()))
                .map(mistake -> inWords(Mistake.of(mistake.code(), mistake.message()), value))
                .map(mistake -> meant(value, split).map(mistake::writing).orElse(mistake));
    }

    /** Both numbers as they are certainly meant; empty when one may be another mistake. */
    private Optional<String> meant(String value, int split) {
        return Numbers.meantBy(value.substring(0, split).strip())
                .flatMap(first ->
                        Numbers.meantBy(value.substring(split + 1).strip()).map(last -> first + joint + last));
    }

    /** The tokens of a good value. */
    List<Part> parts(String text, int start, int end) {
        if (isText()) {
            return List.of(new Part(Lexeme.TEXT, start, end));
        }
        String value = text.substring(start, end);
        if (value.equals(ALL)) {
            return List.of(new Part(ALL, start, end));
        }
        int split = value.indexOf(joint);
        if (split < 0) {
            return List.of(new Part(Lexeme.NUMBER, start, end));
        }
        int behind = split + 1;
        List<Part> parts = new ArrayList<>();
        parts.add(number(value, start, 0, split));
        parts.add(new Part(String.valueOf(joint), start + split, start + behind));
        parts.add(number(value, start, behind, value.length()));
        return parts;
    }

    private static Part number(String value, int start, int from, int to) {
        String number = value.substring(from, to);
        int first = from + number.length() - number.stripLeading().length();
        return new Part(
                Lexeme.NUMBER, start + first, start + first + number.strip().length());
    }

    private Mistake inWords(Mistake mistake, String value) {
        if (!mistake.code().equals("not-a-number")) {
            return mistake;
        }
        return Numbers.meantBy(value).map(malformed(value)::writing).orElseGet(() -> malformed(value));
    }

    private Mistake malformed(String value) {
        return Mistake.of(
                this == NUMBER ? "not-a-number" : "malformed-value",
                "'" + Numbers.shortened(value) + "' is not " + words + "; expected " + words
                        + ", numbers decimal or behind 0x");
    }
}
