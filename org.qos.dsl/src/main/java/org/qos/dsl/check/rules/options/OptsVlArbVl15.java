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
import org.qos.runtime.value.Vl;

/**
 * An arbitration table has the data VLs 0 to 14. OpenSM takes a greater number modulo 15, so that 15 is VL0 (osm_qos.c:
 * parse_vlarb_entry); the log says {@code out of range}.
 */
@AutoService(Rule.class)
public final class OptsVlArbVl15 implements OptionsRule {

    @Override
    public String code() {
        return "opts-vlarb-vl15";
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
        return "a VL above 14 in an arbitration option, which becomes another VL";
    }

    @Override
    public void check(OptionsFile file, Consumer<Problem> problems) {
        TableOption.arbitration(file)
                .forEach(table -> IntStream.range(0, table.items().size())
                        .filter(i -> i % 2 == 0 && table.items().get(i).exceeds(Vl.MAX_DATA))
                        .mapToObj(i -> OptionsRule.atValue(table.option(), message(table, i)))
                        .forEach(problems));
    }

    private static String message(TableOption table, int index) {
        Item vl = table.items().get(index);
        return "entry " + (index / 2 + 1) + " of " + table.name() + " is for VL " + vl
                + ", expected 0 to 14; OpenSM takes VL" + vl.number() % Vl.DATA_COUNT;
    }
}
