package org.qos.dsl.rfc.parser;

import java.util.List;

/**
 * Something in the text that the language does not allow.
 *
 * @param code the kind of mistake, kebab-case
 * @param message what is wrong and what was expected
 * @param data what a quick fix needs: for most kinds the text that should stand here
 */
public record Mistake(String code, String message, List<String> data) {

    /** Copies the data. */
    public Mistake {
        data = List.copyOf(data);
    }

    /** A mistake with the text that should stand in its place, when there is one. */
    public static Mistake of(String code, String message, String... data) {
        return new Mistake(code, message, List.of(data));
    }
}
