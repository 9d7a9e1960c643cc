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
import org.qos.runtime.value.VlArbitration;

/**
 * OpenSM keeps eight bits of a weight, so that 256 is 0 and the entry never serves its VL
 * (osm_qos.c:parse_vlarb_entry); the log says {@code out of range}.
 */
@AutoService(Rule.class)
public final class OptsVlarbWeightOverflow implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-vlarb-weight-overflow",
                        Category.CORRECTNESS,
                        "a weight above 255 in an arbitration option; OpenSM keeps the lowest eight bits")
                .noFix("the author decides on the share; 255 may not keep the ratio to the other weights");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.arbitration(file)
                .forEach(table -> IntStream.range(0, table.items().size())
                        .filter(i -> i % 2 == 1 && table.items().get(i).exceeds(VlArbitration.MAX_WEIGHT))
                        .mapToObj(i -> OptionsRule.atValue(table.option(), message(table, i)))
                        .forEach(violations));
    }

    private static String message(TableOption table, int index) {
        Item weight = table.items().get(index);
        return "entry " + (index / 2 + 1) + " of " + table.name() + " has weight " + weight + "; OpenSM uses "
                + (weight.number() & VlArbitration.MAX_WEIGHT) + "; write a weight from 0 to 255";
    }
}
