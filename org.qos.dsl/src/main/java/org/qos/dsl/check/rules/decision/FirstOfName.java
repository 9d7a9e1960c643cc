package org.qos.dsl.check.rules.decision;

import java.util.List;
import java.util.function.Function;

/** Tells the definition that a name means from later ones of the same name, which have a finding of their own. */
final class FirstOfName {

    private FirstOfName() {}

    /** Whether no other definition of that name, case aside, stands before it (osm_qos_policy.c: strcasecmp). */
    static <T> boolean is(T definition, List<T> all, Function<T, String> name) {
        return all.stream()
                        .filter(one -> name.apply(one).equalsIgnoreCase(name.apply(definition)))
                        .findFirst()
                        .orElse(definition)
                == definition;
    }
}
