package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * Nodes talk to the subnet manager and administration with the SL of option sm_sl, 0 unless set; VL15 drops it (IBTA
 * 1.2.1, 7.6.6; OpenSM osm_sa.c and osm_lid_mgr.c, MasterSMSL).
 */
@AutoService(Rule.class)
public final class SmSlDropped implements OptionsRule {

    @Override
    public String code() {
        return "sm-sl-dropped";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "the SL of traffic with the subnet administration, mapped to VL15";
    }

    @Override
    public void check(OptionsFile file, Consumer<Problem> problems) {
        int sl = OptionsLowering.lower(file).value().smSl();
        if (Sl.isValid(sl)) {
            KindTables.of(file).flatMap(kind -> dropped(kind, sl)).limit(1).forEach(problems);
        }
    }

    private static Stream<Problem> dropped(KindTables kind, int sl) {
        return kind.option("sl2vl").stream()
                .filter(option -> kind.tables().sl2vl().get(sl) == Vl.DROP)
                .map(option -> OptionsRule.atValue(
                        option,
                        "SL" + sl
                                + " has VL15 here, and is the SL with which nodes ask the subnet administration (sm_sl):"
                                + " no query arrives"));
    }
}
