package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.List;
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
 * Weights count units of 64 bytes, and a port always sends a packet whole (IBTA 1.2.1, 7.6.9.2). 32 is a packet of
 * 2048 bytes; weights below half of that are reported, because no adapter of today is used with an MTU below 2048.
 */
@AutoService(Rule.class)
public final class WeightBelowMtu implements OptionsRule {

    private static final long HALF_A_PACKET = 16;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "weight-below-mtu",
                        Category.SUSPICIOUS,
                        "different arbitration weights, some far below one packet")
                .noFix("the author decides on the shares; ports send packets whole, however small the weight");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.arbitration(file).forEach(table -> {
            List<Long> weights = weights(table);
            if (weights.stream().distinct().count() > 1) {
                weights.stream()
                        .filter(weight -> weight < HALF_A_PACKET)
                        .limit(1)
                        .map(weight -> OptionsRule.atValue(table.option(), message(weight)))
                        .forEach(violations);
            }
        });
    }

    /** The weights above 0, at the odd indexes of the list. */
    private static List<Long> weights(TableOption table) {
        List<Item> items = table.items();
        return IntStream.range(0, items.size() / 2)
                .mapToObj(entry -> items.get(2 * entry + 1).number())
                .filter(weight -> weight > 0)
                .toList();
    }

    private static String message(long weight) {
        return "weight " + weight + " is " + weight * VlArbitration.WEIGHT_UNIT
                + " bytes; ports send packets whole, so that the shares differ from the weights; use multiples of 32"
                + " (MTU 2048) or 64 (MTU 4096)";
    }
}
