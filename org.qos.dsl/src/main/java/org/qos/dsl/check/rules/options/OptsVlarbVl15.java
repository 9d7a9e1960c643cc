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
 * An arbitration table has the data VLs 0 to 14. OpenSM takes a greater number modulo 15, so that 15 is VL0 (osm_qos.c:
 * parse_vlarb_entry); the log says {@code out of range}.
 */
@AutoService(Rule.class)
public final class OptsVlarbVl15 implements OptionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "opts-vlarb-vl15",
                    Category.CORRECTNESS,
                    "a VL above 14 in an arbitration option, which becomes another VL")
            .noFix("the author knows which VL is meant, or whether the entry can go");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
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
        return "entry " + (index / 2 + 1) + " of " + table.name() + " is for VL " + vl
                + ", expected 0 to 14; OpenSM takes VL" + vl.number() % Vl.DATA_COUNT;
    }
}
