package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * Nodes communicate with the subnet manager and administration on the SL of option sm_sl, which is 0 unless set; ports
 * drop an SL that maps to VL15 (IBTA 1.2.1, 7.6.6; OpenSM osm_sa.c and osm_lid_mgr.c, MasterSMSL).
 */
@AutoService(Rule.class)
public final class SmSlDropped implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "sm-sl-dropped",
                        Category.CORRECTNESS,
                        "the SL of traffic with the subnet administration is mapped to VL15")
                .noFix("the author decides on another SL for the subnet manager or another VL for the SL");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        int sl = OptionsLowering.lower(file).value().smSl();
        if (Sl.isValid(sl)) {
            KindTables.of(file).flatMap(kind -> dropped(kind, sl)).limit(1).forEach(violations);
        }
    }

    private static Stream<RuleViolation> dropped(KindTables kind, int sl) {
        return kind.option("sl2vl").stream()
                .filter(option -> kind.tables().sl2vl().get(sl) == Vl.DROP)
                .map(option -> OptionsRule.atValue(
                        option,
                        option.getName() + " maps SL" + sl
                                + " to VL15, but nodes query the subnet administration on this SL (sm_sl, by default"
                                + " 0); ports drop the queries; map the SL to another VL"));
    }
}
