package org.qos.dsl.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** All rules, by code. */
public final class Rules {

    private static final List<Rule> ALL = ServiceLoader.load(Rule.class, Rules.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(Rule::code))
            .toList();

    private Rules() {}

    /** All rules in the order of their codes. */
    public static List<Rule> all() {
        return ALL;
    }

    /** The rule with that code. */
    public static Optional<Rule> byCode(String code) {
        return ALL.stream().filter(r -> r.code().equals(code)).findFirst();
    }
}
