package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.dsl.model.enhancedqos.SlLimit;
import org.qos.runtime.value.Sl;

/** Service levels have 4 bits (IBTA 1.2.1, 7.6.5). */
@AutoService(Rule.class)
public final class BwSlOutOfRange implements EnhancedQosRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "bw-sl-out-of-range", Category.CORRECTNESS, "a rule limits an SL that does not exist")
                .noFix("the author knows the intended SL");
    }

    @Override
    public void check(EnhancedQosFile file, Consumer<RuleViolation> violations) {
        file.getRules().stream()
                .map(BandwidthRule::getLimits)
                .flatMap(limits -> limits.stream().flatMap(BwSlOutOfRange::violation))
                .forEach(violations);
    }

    private static Stream<RuleViolation> violation(SlLimit limit) {
        return EnhancedQosLowering.sl(limit).stream()
                .filter(sl -> !Sl.isValid(sl))
                .mapToObj(sl -> RuleViolation.at(
                        limit,
                        Literals.SL_LIMIT__SL,
                        "SL " + sl + " does not exist; what OpenSM does with the file is undefined; write 0 to "
                                + Sl.MAX));
    }
}
