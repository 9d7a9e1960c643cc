package org.qos.dsl.lower;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.dsl.model.policy.Range;

/** Reads values from entries as written; there may be none, one, or by error several. */
final class EntryValues {

    private EntryValues() {}

    /** The first of the values, which is the one that counts. */
    static <V> Optional<V> first(List<V> values) {
        return values.isEmpty() ? Optional.empty() : Optional.ofNullable(values.get(0));
    }

    /** The first of the texts, empty when there is none. */
    static String text(List<String> values) {
        return first(values).orElse("");
    }

    static OptionalInt number(List<Long> values) {
        return first(values).map(v -> OptionalInt.of((int) v.longValue())).orElse(OptionalInt.empty());
    }

    static OptionalLong longNumber(List<Long> values) {
        return first(values).map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    /** A range whose ends are in either order; a single value has no second end. */
    static org.qos.runtime.policy.Range range(Range written) {
        long last = written.getLast() == null ? written.getFirst() : written.getLast();
        return org.qos.runtime.policy.Range.between(written.getFirst(), last);
    }
}
