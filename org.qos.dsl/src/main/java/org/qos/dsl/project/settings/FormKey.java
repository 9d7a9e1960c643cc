package org.qos.dsl.project.settings;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A key of a YAML file, as editors complete and explain it.
 *
 * @param id the key as it is written
 * @param meaning what it states, for people
 * @param shape what its value is
 * @param below the keys of its value, or of each element of its list
 * @param values the values that it is known to take; empty where any text is allowed
 */
public record FormKey(
        String id, String meaning, Shape shape, List<FormKey> below, Function<FormContext, List<Choice>> values) {

    /** What a value is. */
    public enum Shape {
        /** One value. */
        VALUE("one value"),
        /** One value or a list of them. */
        VALUES("a value or a list of values"),
        /** Keys and values. */
        MAPPING("keys and values"),
        /** A list of keys and values. */
        MAPPINGS("a list, each element with keys and values");

        private final String expected;

        Shape(String expected) {
            this.expected = expected;
        }

        /** What is expected, as messages say it. */
        public String expected() {
            return expected;
        }
    }

    /** Copies the list. */
    public FormKey {
        below = List.copyOf(below);
    }

    /**
     * The key that a path leads to.
     *
     * @param keys the keys of the file
     * @param path the keys from the outermost one on
     */
    public static Optional<FormKey> at(List<FormKey> keys, List<String> path) {
        List<FormKey> level = keys;
        Optional<FormKey> found = Optional.empty();
        for (String id : path) {
            found = level.stream().filter(key -> key.id().equals(id)).findFirst();
            level = found.map(FormKey::below).orElse(List.of());
        }
        return found;
    }
}
