package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;

/** The documentation does not say which of two rate limits of one SL counts. */
@AutoService(Rule.class)
public final class BwSlRepeated implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("bw-sl-repeated", Category.SUSPICIOUS, "a rule limits an SL twice")
                .noFix("the author knows which rate limit is intended");
    }

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        for (BandwidthRule rule : file.getRules()) {
            Set<Long> seen = new HashSet<>();
            for (SlLimit limit : rule.getLimits()) {
                EnhancedQosLowering.sl(limit).stream()
                        .filter(sl -> !seen.add(sl))
                        .mapToObj(sl -> RuleViolation.at(
                                limit,
                                Literals.SL_LIMIT__SL,
                                "the rule limits SL " + sl
                                        + " twice; which limit OpenSM uses is not documented; keep one of them"))
                        .forEach(violations);
            }
        }
    }
}
