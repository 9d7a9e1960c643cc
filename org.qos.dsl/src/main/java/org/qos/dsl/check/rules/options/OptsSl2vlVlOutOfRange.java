package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.TableText.Item;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * OpenSM keeps four bits of a VL in {@code sl2vl}, so that 16 is VL0 (osm_qos.c:parse_sl2vl_entry).
 */
@AutoService(Rule.class)
public final class OptsSl2vlVlOutOfRange implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-sl2vl-vl-out-of-range",
                        Category.CORRECTNESS,
                        "a VL above 15 in an sl2vl option; OpenSM keeps the lowest four bits")
                .noFix("the author decides on the VL");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.sl2vl(file).forEach(table -> IntStream.range(
                        0, Math.min(Sl.COUNT, table.items().size()))
                .filter(sl -> table.items().get(sl).exceeds(Vl.DROP))
                .mapToObj(sl -> OptionsRule.atValue(table.option(), message(table, sl)))
                .forEach(violations));
    }

    private static String message(TableOption table, int sl) {
        Item vl = table.items().get(sl);
        return table.name() + " maps SL" + sl + " to VL " + vl + "; OpenSM uses VL" + (vl.number() & Vl.DROP)
                + "; write a VL from 0 to 15";
    }
}
