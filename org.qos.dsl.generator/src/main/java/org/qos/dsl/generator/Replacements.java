package org.qos.dsl.generator;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What is in an output for each value of a policy, each made once, in the order in which they were first met.
 * Equal values are one; identity is tried first, because comparing large groups takes long.
 *
 * @param <T> the type of the values
 */
public final class Replacements<T> {

    private final Map<T, T> known = new IdentityHashMap<>();
    private final Map<T, T> made = new LinkedHashMap<>();
    private final UnaryOperator<T> replacement;

    /** Values that the function replaces. */
    public Replacements(UnaryOperator<T> replacement) {
        this.replacement = replacement;
    }

    /** What represents the value. */
    public T of(T value) {
        T found = known.get(value);
        if (found == null) {
            found = made.get(value);
            if (found == null) {
                found = replacement.apply(value);
                made.put(value, found);
            }
            known.put(value, found);
        }
        return found;
    }

    /** What represents each of the values. */
    public List<T> ofAll(Collection<T> values) {
        return values.stream().map(this::of).toList();
    }

    /** The values that are represented, in the order of {@link #all}. */
    public List<T> sources() {
        return List.copyOf(made.keySet());
    }

    /** Everything that represents something. */
    public List<T> all() {
        return List.copyOf(made.values());
    }
}
