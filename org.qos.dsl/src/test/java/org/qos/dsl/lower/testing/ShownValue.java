package org.qos.dsl.lower.testing;

import java.util.ArrayList;
import java.util.List;

/** What a value sets, in one line: {@code from=A pkey=1}. What it leaves open is left out. */
public final class ShownValue {

    private final List<String> set = new ArrayList<>();

    /** Adds a field if it has a value. */
    public ShownValue with(String field, String value) {
        if (!value.isEmpty()) {
            set.add(field + "=" + value);
        }
        return this;
    }

    /** Adds a field if the list has an element. */
    public ShownValue with(String field, List<?> values) {
        return with(field, String.join(",", values.stream().map(String::valueOf).toList()));
    }

    @Override
    public String toString() {
        return String.join(" ", set);
    }
}
