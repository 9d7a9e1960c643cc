package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.lower.TableText.Item;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * OpenSM keeps four bits of a VL in {@code sl2vl}, so that 16 is VL0 (osm_qos.c:parse_sl2vl_entry).
 */
@AutoService(Rule.class)
public final class OptsSl2VlVlOutOfRange implements OptionsRule {

    @Override
    public String code() {
        return "opts-sl2vl-vl-out-of-range";
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
        return "a VL above 15 in an sl2vl option, of which OpenSM keeps four bits";
    }

    @Override
    public void check(OptionsFile file, Consumer<Problem> problems) {
        TableOption.sl2vl(file).forEach(table -> IntStream.range(
                        0, Math.min(Sl.COUNT, table.items().size()))
                .filter(sl -> table.items().get(sl).exceeds(Vl.DROP))
                .mapToObj(sl -> OptionsRule.atValue(table.option(), message(table, sl)))
                .forEach(problems));
    }

    private static String message(TableOption table, int sl) {
        Item vl = table.items().get(sl);
        return "SL" + sl + " goes to VL " + vl + " in " + table.name() + ", expected 0 to 15; OpenSM takes VL"
                + (vl.number() & Vl.DROP);
    }
}
