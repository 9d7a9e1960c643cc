package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * OpenSM requires both the source and the destination of a path among the ports of 'any, source-target-port-guid',
 * although its documentation says 'or' (osm_qos_parser_y.y).
 */
@AutoService(Rule.class)
public final class BothEndsAny implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "both-ends-any",
                        Category.SUSPICIOUS,
                        "a qos-ulps line that requires both ends of a path in one set of ports")
                .noFix("the author knows whether traffic from these ports, traffic to them, or both is intended; "
                        + "editors offer a line for each");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getUlps().stream()
                .filter(ulp -> ulp.getKind() == UlpKind.ANY_SOURCE_TARGET_PORT_GUID)
                .map(
                        ulp -> RuleViolation.at(
                                ulp,
                                "this line does not match paths with one end among these ports; OpenSM requires both ends; for"
                                        + " traffic from or to them, write a source-port-guid line and a target-port-guid line"))
                .forEach(violations);
    }
}
