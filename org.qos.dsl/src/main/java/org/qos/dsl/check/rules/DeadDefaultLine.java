package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.QosLevel;

/** A level named DEFAULT goes before a default line, and of several such lines the last counts (osm_qos_policy.c:osm_qos_policy_validate, osm_qos_parser_y.y). */
@AutoService(Rule.class)
public final class DeadDefaultLine implements OpenSmRule {

    @Override
    public String code() {
        return "dead-default-line";
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
        return "a default line of qos-ulps that has no effect";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        List<UlpRule> lines = file.getUlps().stream()
                .filter(ulp -> ulp.getKind() == UlpKind.DEFAULT)
                .toList();
        boolean level = file.getLevels().stream()
                .flatMap(l -> l.getNames().stream().limit(1))
                .anyMatch(name -> name.equalsIgnoreCase(QosLevel.DEFAULT_NAME));
        for (int i = 0; i < lines.size(); i++) {
            if (level) {
                problems.accept(Problem.at(
                        lines.get(i), "this line has no effect, as a qos-level is named DEFAULT; remove one of them"));
            } else if (i < lines.size() - 1) {
                problems.accept(
                        Problem.at(lines.get(i), "this line has no effect, as a later default line replaces it"));
            }
        }
    }
}
