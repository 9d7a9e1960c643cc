package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.QosLevel;

/** A level named DEFAULT overrides a default line, and the last default line overrides the others
 * (osm_qos_policy.c:osm_qos_policy_validate, osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class DeadDefaultLine implements OpenSmRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "dead-default-line", Category.SUSPICIOUS, "a default line of qos-ulps that has no effect")
                .noFix("the author knows which default is intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        List<UlpRule> lines = file.getUlps().stream()
                .filter(ulp -> ulp.getKind() == UlpKind.DEFAULT)
                .toList();
        boolean level = file.getLevels().stream()
                .flatMap(l -> l.getNames().stream().limit(1))
                .anyMatch(name -> name.equalsIgnoreCase(QosLevel.DEFAULT_NAME));
        for (int i = 0; i < lines.size(); i++) {
            if (level) {
                violations.accept(RuleViolation.at(
                        lines.get(i),
                        "this line has no effect; OpenSM uses the qos-level named DEFAULT; remove one of them"));
            } else if (i < lines.size() - 1) {
                violations.accept(RuleViolation.at(
                        lines.get(i), "this line has no effect; OpenSM uses the last default line; remove this one"));
            }
        }
    }
}
