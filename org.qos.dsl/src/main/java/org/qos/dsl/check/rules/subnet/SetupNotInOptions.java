package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.analysis.vl.ScopeKinds;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosTables;
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

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        ReachableLevels.options(context).forEach(options -> {
            for (PortKind kind : PortKind.values()) {
                QosTables tables = options.effective(kind);
                sl2vl(context, kind, tables).ifPresent(violations);
                arbitration(context, kind, tables).ifPresent(violations);
            }
        });
    }

    private static Optional<RuleViolation> sl2vl(PolicyContext context, PortKind kind, QosTables tables) {
        return reversed(context.policy().setup().sl2vl()).stream()
                .filter(scope -> ScopeKinds.of(scope).contains(kind))
                .findFirst()
                .filter(scope -> !context.isUncertain(scope) && !scope.vls().equals(tables.sl2vl()))
                .map(scope -> violation(context, scope, kind, "sl2vl"));
    }

    private static Optional<RuleViolation> arbitration(PolicyContext context, PortKind kind, QosTables tables) {
        return reversed(context.policy().setup().vlArb()).stream()
                .filter(scope -> ScopeKinds.of(scope).contains(kind))
                .findFirst()
                .filter(scope -> !context.isUncertain(scope))
                .flatMap(scope -> missing(scope, tables).map(table -> violation(context, scope, kind, table)));
    }

    private static Optional<String> missing(VlArbScope scope, QosTables tables) {
        if (!scope.high().isEmpty() && !scope.high().equals(tables.vlarbHigh())) {
            return Optional.of("vlarb_high");
        }
        if (!scope.low().isEmpty() && !scope.low().equals(tables.vlarbLow())) {
            return Optional.of("vlarb_low");
        }
        return scope.highLimit().isPresent() && scope.highLimit().getAsInt() != tables.highLimit()
                ? Optional.of("high_limit")
                : Optional.empty();
    }

    private static RuleViolation violation(PolicyContext context, Object scope, PortKind kind, String table) {
        return RuleViolation.at(
                context.origin(scope),
                "the option file has another " + table + " for " + kind.title()
                        + "; OpenSM ignores qos-setup and uses the options; write them with 'qos generate'");
    }

    /** The last scope first, because the last one for a port applies. */
    private static <T> List<T> reversed(List<T> scopes) {
        List<T> copy = new ArrayList<>(scopes);
        Collections.reverse(copy);
        return copy;
    }
}
