package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.runtime.enhancedqos.BandwidthTarget;

/** The documentation does not say which of two rules for the same ports counts, or whether they add up. */
@AutoService(Rule.class)
public final class BwRuleRepeated implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "bw-rule-repeated", Category.SUSPICIOUS, "two rules are for the same port, group or default")
                .noFix("the author knows whether the rules are to be merged");
    }

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        Map<BandwidthTarget, BandwidthRule> first = new HashMap<>();
        for (BandwidthRule rule : file.getRules()) {
            BandwidthRule earlier = first.putIfAbsent(BandwidthTarget.of(rule.getTarget()), rule);
            if (earlier != null) {
                violations.accept(RuleViolation.at(
                                rule,
                                Literals.BANDWIDTH_RULE__TARGET,
                                "line " + EnhancedQosRule.line(earlier) + " also has a rule for '" + earlier.getTarget()
                                        + "'; which of them OpenSM uses is not documented; write one rule with all SLs")
                        .relatedTo(earlier, Literals.BANDWIDTH_RULE__TARGET, "the other rule"));
            }
        }
    }
}
