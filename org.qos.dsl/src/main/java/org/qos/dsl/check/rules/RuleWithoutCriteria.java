package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A criterion that a rule does not state matches every request, so that a rule without any applies to all requests
 * (osm_qos_policy.c:__qos_policy_get_match_rule_by_params; RFC section 3).
 */
@AutoService(Rule.class)
public final class RuleWithoutCriteria implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "rule-without-criteria",
                        Category.SUSPICIOUS,
                        "a match rule without criteria, which matches every request")
                .noFix("the author knows which requests the rule is for");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getRules().stream()
                .filter(rule -> criteria(rule).allMatch(List::isEmpty))
                .filter(rule -> !SyntaxErrors.in(rule))
                .map(rule -> RuleViolation.at(
                        rule,
                        "the rule has no criteria; it matches every request, and rules after it have no effect; add a"
                                + " criterion, or set the default level"))
                .forEach(violations);
    }

    private static Stream<List<?>> criteria(MatchRule rule) {
        return Stream.of(
                rule.getSources(),
                rule.getDestinations(),
                rule.getServiceIds(),
                rule.getQosClasses(),
                rule.getTclasses(),
                rule.getPkeys());
    }
}
