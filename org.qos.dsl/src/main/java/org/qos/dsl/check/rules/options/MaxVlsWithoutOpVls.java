package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.value.Vl;

/**
 * No table depends on {@code qos_max_vls} and the like; {@code max_op_vls} limits the VLs of links
 * (osm_port.c:osm_physp_calc_link_op_vls). Not reported where QoS is off.
 */
@AutoService(Rule.class)
public final class MaxVlsWithoutOpVls implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "max-vls-without-op-vls",
                        Category.SUSPICIOUS,
                        "an option such as qos_max_vls, which does not limit VLs; max_op_vls does")
                .noFix("the author knows whether to limit VLs at all, and on which kind of port");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        boolean qos = OptionsLowering.lower(file).value().qos();
        if (qos
                && file.getOptions().stream()
                        .noneMatch(option -> option.getName().equals("max_op_vls"))) {
            file.getOptions().stream()
                    .filter(option -> KnownOptions.kind(option.getName()).isPresent())
                    .filter(option -> option.getName().endsWith("_max_vls"))
                    .filter(option -> limits(OptionsRule.value(option)))
                    .map(option -> OptionsRule.atName(
                            option,
                            option.getName()
                                    + " limits the VLs of no port; OpenSM limits those of links by max_op_vls; set"
                                    + " max_op_vls (1: VL0, 2: VL0-1, 3: VL0-3, 4: VL0-7, 5: VL0-14)"))
                    .forEach(violations);
        }
    }

    private static boolean limits(String value) {
        CNumber number = CNumber.in(value);
        return number.isWhole(value) && number.value() > 0 && number.value() < Vl.DATA_COUNT;
    }
}
