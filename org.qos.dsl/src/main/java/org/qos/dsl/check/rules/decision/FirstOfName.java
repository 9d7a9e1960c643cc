package org.qos.dsl.check.rules.decision;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The first definition of each name, ignoring case (osm_qos_policy.c: strcasecmp); another rule reports later ones. */
final class FirstOfName {

    private FirstOfName() {}

    /** The first definitions; compared by identity, because two can be equal. */
    static <T> Set<T> in(List<T> definitions, Function<T, String> name) {
        TreeMap<String, T> first = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        definitions.forEach(definition -> first.putIfAbsent(name.apply(definition), definition));
        Set<T> firstOnes = Collections.newSetFromMap(new IdentityHashMap<>());
        firstOnes.addAll(first.values());
        return firstOnes;
    }
}
