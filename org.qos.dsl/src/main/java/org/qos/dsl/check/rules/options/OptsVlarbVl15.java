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
import org.qos.runtime.value.Vl;

/**
 * An arbitration table has the data VLs 0 to 14. OpenSM takes a higher number modulo 15, so that 15 is VL0
 * (osm_qos.c:parse_vlarb_entry); the log says {@code out of range}.
 */
@AutoService(Rule.class)
public final class OptsVlarbVl15 implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-vlarb-vl15",
                        Category.CORRECTNESS,
                        "a VL above 14 in an arbitration option; OpenSM uses another VL")
                .noFix("the author knows the intended VL, or whether to remove the entry");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.arbitration(file)
                .forEach(table -> IntStream.range(0, table.items().size())
                        .filter(i -> i % 2 == 0 && table.items().get(i).exceeds(Vl.MAX_DATA))
                        .mapToObj(i -> OptionsRule.atValue(table.option(), message(table, i)))
                        .forEach(violations));
    }

    private static String message(TableOption table, int index) {
        Item vl = table.items().get(index);
        return "entry " + (index / 2 + 1) + " of " + table.name() + " has VL " + vl + "; OpenSM uses VL"
                + vl.number() % Vl.DATA_COUNT + "; write a VL from 0 to 14";
    }
}
