package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;

/** A rate limit that no rule refers to has no effect. */
@AutoService(Rule.class)
public final class BwNameUnused implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info("bw-name-unused", Category.STYLE, "no rule refers to a bandwidth")
                .noFix("a rule may be missing")
                .with(FindingTrait.UNNECESSARY);
    }

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        Set<String> used = file.getRules().stream()
                .map(BandwidthRule::getLimits)
                .flatMap(limits -> limits.stream().map(SlLimit::getBandwidth))
                .collect(Collectors.toSet());
        file.getBandwidths().stream()
                .filter(bandwidth -> !used.contains(bandwidth.getName()))
                .map(bandwidth -> RuleViolation.at(
                        bandwidth,
                        Literals.BANDWIDTH__NAME,
                        "no rule refers to '" + bandwidth.getName()
                                + "'; OpenSM limits no SL to it; remove it, or use it in a rule"))
                .forEach(violations);
    }
}
