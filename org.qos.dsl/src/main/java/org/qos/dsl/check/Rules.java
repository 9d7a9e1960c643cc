package org.qos.dsl.check;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All rules, by code. */
public final class Rules {

    private static final List<Rule> ALL =
            registered().sorted(Comparator.comparing(Rule::code)).toList();

    private static final Map<String, Rule> BY_CODE =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Rule::code, Function.identity()));

    private Rules() {}

    /** The rules that are registered as services; the build replaces this method in the packaged command ({@code RegisteredRules}). */
    private static Stream<Rule> registered() {
        return ServiceLoader.load(Rule.class, Rules.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get);
    }

    /** All rules in the order of their codes. */
    public static List<Rule> all() {
        return ALL;
    }

    /** The rule with that code. */
    public static Optional<Rule> byCode(String code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    /** Whether a finding is about how the policy binds to its fabric: the commands warn of it and go on. */
    public static boolean isBinding(Finding finding) {
        return isOf(BindingRule.class, finding);
    }

    /** Whether a rule of a kind has found something. */
    public static boolean isOf(Class<? extends Rule> kind, Finding finding) {
        return byCode(finding.code()).filter(kind::isInstance).isPresent();
    }
}
