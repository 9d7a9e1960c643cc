package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Vl;

/**
 * OpenSM computes the tables before it sets the number of VLs of the links (osm_qos.c:osm_qos_setup, osm_link_mgr.c),
 * so that those of the first sweep are for the previous number.
 */
@AutoService(Rule.class)
public final class OpVlsTakeSecondSweep implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "op-vls-take-second-sweep",
                        Category.SUSPICIOUS,
                        "a max_op_vls below the VLs of the tables; switches are correct only after the second sweep")
                .noFix("the author decides between fewer VLs in the tables, more VLs on the links and a second sweep");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        SmOptions options = OptionsLowering.lower(file).value();
        int code = options.maxOpVls();
        if (options.qos() && code >= 1 && code < Vl.MAX_CODE && usesMore(options, Vl.mask(code))) {
            file.getOptions().stream()
                    .filter(option -> option.getName().equals("max_op_vls"))
                    .limit(1)
                    .map(option -> OptionsRule.atName(
                            option,
                            "the SL2VL table of switch ports uses more VLs than max_op_vls leaves; after a change"
                                    + " OpenSM corrects the table only at its second heavy sweep; use fewer VLs in the"
                                    + " table, or send SIGHUP to OpenSM once the subnet is up"))
                    .forEach(violations);
        }
    }

    private static boolean usesMore(SmOptions options, int highestVl) {
        return options.effective(PortKind.SWITCH_EXTERNAL).sl2vl().stream()
                .anyMatch(vl -> vl > highestVl && vl < Vl.DROP);
    }
}
