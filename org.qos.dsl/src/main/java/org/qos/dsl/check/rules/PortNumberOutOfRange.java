package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.model.policy.SetupScope;
import org.qos.dsl.model.policy.Sl2VlScope;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Ports are numbered up to 254 (IBTA vol. 1, 14.2.5.6). OpenSM rejects a policy with one above 127 in {@code from} or
 * {@code to} (osm_qos_parser_y.y).
 */
@AutoService(Rule.class)
public final class PortNumberOutOfRange implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "port-number-out-of-range",
                        Category.CORRECTNESS,
                        "a port number above 254, or above 127 in the OpenSM syntax")
                .noFix("the author knows which port is intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        RangeCheck numbers = RangeCheck.of("port", ValueKind.PORT_NUMBERS, syntax);
        file.getScopes().stream()
                .flatMap(scope -> Stream.concat(scope.getTo().stream(), from(scope)))
                .flatMap(range -> numbers.outside(Stream.of(range), RangeCheck.effect(RangeCheck.REJECTED, syntax)))
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation)
                .forEach(violations);
    }

    private static Stream<Range> from(SetupScope scope) {
        return scope instanceof Sl2VlScope sl2vl ? sl2vl.getFrom().stream() : Stream.empty();
    }
}
