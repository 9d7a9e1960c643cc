package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;

/** OpenSM makes one set of ports of 'any, source-target-port-guid' that source and destination must be in, although its documentation says 'or' (osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class BothEndsAny implements OpenSmRule {

    @Override
    public String code() {
        return "both-ends-any";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a qos-ulps line that needs both ends of a path in one set of ports";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        file.getUlps().stream()
                .filter(ulp -> ulp.getKind() == UlpKind.ANY_SOURCE_TARGET_PORT_GUID)
                .map(
                        ulp -> Problem.at(
                                ulp,
                                "OpenSM applies this line only where source and target are both among these ports; write one"
                                        + " line with source-port-guid and one with target-port-guid for traffic from or to them"))
                .forEach(problems);
    }
}
