package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.analysis.vl.ScopeKinds;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;

/**
 * OpenSM reads the scopes and uses none of them; its tables come only from its options (osm_qos.c:osm_qos_setup). Only
 * scopes for whole node types are checked, because options can express these.
 */
@AutoService(Rule.class)
public final class SetupNotInOptions implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "setup-not-in-options",
                        Category.CORRECTNESS,
                        "a table of qos-setup differs from the option file")
                .noFix("the author knows whether the option file or the policy is right");
    }

    /** The tables of a scope that the options of a kind of ports do not give, by their names in options. */
    private record Difference(Object scope, PortKind kind, List<String> tables) {}

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        ReachableLevels.options(context).forEach(options -> Arrays.stream(PortKind.values())
                .flatMap(kind -> differences(context, kind, options.effective(kind)))
                .filter(difference -> !difference.tables().isEmpty())
                .collect(Collectors.groupingBy(
                        difference -> context.origin(difference.scope()), LinkedHashMap::new, Collectors.toList()))
                .forEach((scope, differences) -> violations.accept(violation(scope, differences))));
    }

    private static Stream<Difference> differences(PolicyContext context, PortKind kind, QosTables tables) {
        Stream<Difference> sl2vl = last(context, context.policy().setup().sl2vl(), ScopeKinds::of, kind)
                .map(scope -> new Difference(scope, kind, missing(scope, tables)))
                .stream();
        Stream<Difference> arbitration = last(context, context.policy().setup().vlArb(), ScopeKinds::of, kind)
                .map(scope -> new Difference(scope, kind, missing(scope, tables)))
                .stream();
        return Stream.concat(sl2vl, arbitration);
    }

    private static List<String> missing(Sl2VlScope scope, QosTables tables) {
        return scope.vls().equals(tables.sl2vl()) ? List.of() : List.of("sl2vl");
    }

    private static List<String> missing(VlArbScope scope, QosTables tables) {
        List<String> missing = new ArrayList<>();
        if (!scope.high().isEmpty() && !scope.high().equals(tables.vlarbHigh())) {
            missing.add("vlarb_high");
        }
        if (!scope.low().isEmpty() && !scope.low().equals(tables.vlarbLow())) {
            missing.add("vlarb_low");
        }
        if (scope.highLimit().isPresent() && scope.highLimit().getAsInt() != tables.highLimit()) {
            missing.add("high_limit");
        }
        return List.copyOf(missing);
    }

    /** One for a scope, with all that differs. */
    private static RuleViolation violation(EObject scope, List<Difference> differences) {
        Map<List<String>, String> kinds = differences.stream()
                .collect(Collectors.groupingBy(
                        Difference::tables,
                        LinkedHashMap::new,
                        Collectors.mapping(difference -> difference.kind().title(), Collectors.joining(", "))));
        String tables = kinds.entrySet().stream()
                .map(entry -> "another " + String.join(" and ", entry.getKey()) + " for " + entry.getValue())
                .collect(Collectors.joining(", and "));
        return RuleViolation.at(
                scope,
                "the option file has " + tables
                        + "; OpenSM ignores qos-setup and uses the options; write them with 'qos generate'");
    }

    /** The last scope for a kind of ports, which applies; empty where there is none, or it has an error. */
    private static <T> Optional<T> last(
            PolicyContext context, List<T> scopes, Function<T, Set<PortKind>> kinds, PortKind kind) {
        return reversed(scopes).stream()
                .filter(scope -> kinds.apply(scope).contains(kind))
                .findFirst()
                .filter(scope -> !context.isUncertain(scope));
    }

    /** The last scope first, because the last one for a port applies. */
    private static <T> List<T> reversed(List<T> scopes) {
        List<T> copy = new ArrayList<>(scopes);
        Collections.reverse(copy);
        return copy;
    }
}
