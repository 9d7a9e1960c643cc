package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Target;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;

/** NVIDIA's OpenSM limits the rates of SLs only where QoS is on (NVIDIA UFM Enterprise user manual, appendix on enhanced quality of
 * service). OpenSM 3.3 does not have the option. */
@AutoService(Rule.class)
public final class EnhancedQosWithoutQos implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "enhanced-qos-without-qos",
                        Category.CORRECTNESS,
                        "an enhanced QoS policy file without the option 'qos TRUE'; NVIDIA's OpenSM does not use it")
                .noFix("QoS affects every port, so the author enables it");
    }

    private static final Set<String> UNSET = Set.of("", "null", "(null)");

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        Optional<Option> last = file.getOptions().stream()
                .filter(option -> option.getName().equals(EnhancedQosLanguage.OPTION))
                .reduce((earlier, later) -> later);
        last.filter(option -> !UNSET.contains(OptionsRule.value(option)))
                .filter(option -> !OptionsLowering.lower(file).value().qos())
                .map(option -> OptionsRule.atName(
                                option,
                                EnhancedQosLanguage.OPTION
                                        + " is set, but QoS is off; OpenSM does not limit the rates of SLs; add the line"
                                        + " 'qos TRUE'")
                        .notApplicableTo(Target.OPENSM_3_3))
                .ifPresent(violations);
    }
}
