package org.qos.dsl.generator.options;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.option.PortKind;

/**
 * One of the four tables, set by set. Scopes are given last first, so what is there already wins. OpenSM takes each
 * value from the specific set, else from the general set, else its own default (OpenSM osm_qos.c:qos_build_config).
 *
 * @param <T> the kind of table
 */
final class ValuesByPortKind<T> {

    private final Map<PortKind, T> values = new EnumMap<>(PortKind.class);

    /** Gives a table to those of the sets that have none yet. */
    void give(Collection<PortKind> sets, T value) {
        sets.forEach(set -> values.putIfAbsent(set, value));
    }

    /** Whether every set has its table, so that an earlier scope says nothing more. */
    boolean isComplete() {
        return values.size() == PortKind.values().length;
    }

    /** The table of a set. */
    Optional<T> of(PortKind set) {
        return Optional.ofNullable(values.get(set));
    }

    /** The table of the general set: the one that most sets have, when every set has one. */
    Optional<T> general() {
        if (!isComplete()) {
            return Optional.empty();
        }
        // of two equally common ones that of the external switch ports
        T common = values.get(PortKind.SWITCH_EXTERNAL);
        for (T value : values.values()) {
            if (count(value) > count(common)) {
                common = value;
            }
        }
        return Optional.of(common);
    }

    /** The table of a set where it differs from the general one. */
    Optional<T> specific(PortKind set) {
        return of(set).filter(value -> !general().equals(Optional.of(value)));
    }

    private int count(T value) {
        return Collections.frequency(values.values(), value);
    }
}
