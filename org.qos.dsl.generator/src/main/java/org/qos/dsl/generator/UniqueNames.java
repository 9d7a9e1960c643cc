package org.qos.dsl.generator;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Hands out names that differ when case is ignored, as both syntaxes compare the names of groups and levels
 * (OpenSM osm_qos_policy.c uses strcasecmp).
 */
public final class UniqueNames {

    /** The names that are taken, in lower case, each with the number to try next after it. */
    private final Map<String, Integer> taken = new HashMap<>();

    /** The wanted name if it is free, else that name with a hyphen and a free number from 2. */
    public String unique(String wanted) {
        if (take(wanted)) {
            return wanted;
        }
        String key = wanted.toLowerCase(Locale.ROOT);
        int number = taken.get(key);
        while (!take(wanted + "-" + number)) {
            number++;
        }
        taken.put(key, number + 1);
        return wanted + "-" + number;
    }

    private boolean take(String name) {
        return taken.putIfAbsent(name.toLowerCase(Locale.ROOT), 2) == null;
    }
}
