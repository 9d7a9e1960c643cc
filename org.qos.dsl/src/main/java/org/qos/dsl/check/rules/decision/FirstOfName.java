package org.qos.dsl.check.rules.decision;

import java.util.List;
import java.util.function.Function;

/** Finds the first definition of a name; another rule reports later ones. */
final class FirstOfName {

    private FirstOfName() {}

    /** Whether no earlier definition has the same name, ignoring case (osm_qos_policy.c: strcasecmp). */
    static <T> boolean is(T definition, List<T> all, Function<T, String> name) {
        return all.stream()
                        .filter(one -> name.apply(one).equalsIgnoreCase(name.apply(definition)))
                        .findFirst()
                        .orElse(definition)
                == definition;
    }
}
