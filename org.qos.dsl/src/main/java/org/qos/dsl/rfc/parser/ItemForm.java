package org.qos.dsl.rfc.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.scanner.NumberSuggestion;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.SyntaxError;

/** The form of one value: which tokens it is made of, and what is wrong when it is not. */
enum ItemForm {
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
    private final String expected;

    ItemForm(char joint, String expected) {
        this.joint = joint;
        this.expected = expected;
    }

    /** The form of the items of a list. */
    static ItemForm of(Content list) {
        return switch (list) {
            case NAMES -> NAME;
            case NUMBERS -> NUMBER;
            case RANGES -> RANGE;
            case PORT_NUMBERS -> PORT_NUMBER;
            case WEIGHTS -> WEIGHT;
            default -> throw new IllegalArgumentException(list + " is not a list");
        };
    }

    boolean isText() {
        return this == NAME;
    }

    /** What is wrong with a value, if anything. */
    Optional<SyntaxError> errorIn(String value) {
        if (isText()) {
            return FreeText.errorIn(value);
        }
        if (this == PORT_NUMBER && value.equals(ALL)) {
            return Optional.empty();
        }
        int split = this == NUMBER ? -1 : value.indexOf(joint);
        if (this == WEIGHT && split < 0) {
            return Optional.of(malformed(value));
        }
        if (split < 0) {
            return RfcNumber.errorIn(value).map(error -> described(error, value));
        }
        Optional<SyntaxError> first =
                RfcNumber.errorIn(value.substring(0, split).strip());
        return first.or(() -> RfcNumber.errorIn(value.substring(split + 1).strip()))
                .map(error -> described(SyntaxError.of(error.code(), error.message()), value))
                .map(error -> suggestion(value, split)
                        .map(error::writing)
                        .map(fixed -> isCertain(value.substring(0, split)) && isCertain(value.substring(split + 1))
                                ? fixed
                                : fixed.asSuggestion())
                        .orElse(error));
    }

    /** Whether the number that is intended is certain: it is one, or a GUID in another form. */
    private static boolean isCertain(String number) {
        return RfcNumber.errorIn(number.strip()).isEmpty() || NumberSuggestion.isGuid(number.strip());
    }

    /** Both numbers as they should be written; empty when one has another error. */
    private Optional<String> suggestion(String value, int split) {
        return RfcNumber.suggest(value.substring(0, split).strip())
                .flatMap(first ->
                        RfcNumber.suggest(value.substring(split + 1).strip()).map(last -> first + joint + last));
    }

    /** The tokens of a good value. */
    List<ScannedToken> parts(String text, int start, int end) {
        if (isText()) {
            return List.of(new ScannedToken(RfcToken.TEXT, start, end));
        }
        String value = text.substring(start, end);
        if (value.equals(ALL)) {
            return List.of(new ScannedToken(ALL, start, end));
        }
        int split = value.indexOf(joint);
        if (split < 0) {
            return List.of(new ScannedToken(RfcToken.NUMBER, start, end));
        }
        int after = split + 1;
        List<ScannedToken> parts = new ArrayList<>();
        parts.add(number(value, start, 0, split));
        parts.add(new ScannedToken(String.valueOf(joint), start + split, start + after));
        parts.add(number(value, start, after, value.length()));
        return parts;
    }

    private static ScannedToken number(String value, int start, int from, int to) {
        String number = value.substring(from, to);
        int first = from + number.length() - number.stripLeading().length();
        return new ScannedToken(
                RfcToken.NUMBER, start + first, start + first + number.strip().length());
    }

    private SyntaxError described(SyntaxError error, String value) {
        if (error.code() != SyntaxCode.NOT_A_NUMBER) {
            return error;
        }
        return RfcNumber.suggest(value)
                .or(() -> NumberSuggestion.hexadecimal(value))
                .map(malformed(value)::writing)
                .map(fixed -> NumberSuggestion.isGuid(value) ? fixed : fixed.asSuggestion())
                .orElseGet(() -> malformed(value));
    }

    private SyntaxError malformed(String value) {
        return SyntaxError.of(
                this == NUMBER ? SyntaxCode.NOT_A_NUMBER : SyntaxCode.MALFORMED_VALUE,
                "'" + RfcNumber.shortened(value) + "' is not " + expected
                        + "; expected numbers in decimal, or hexadecimal with 0x"
                        + NumberSuggestion.hexadecimal(value)
                                .map(number -> "; did you mean " + number + "?")
                                .orElse("")
                        + (this == RANGE ? NumberSuggestion.serviceId(value) : ""));
    }
}
