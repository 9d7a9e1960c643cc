package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.FileContextRule;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.TableText.Item;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.VlArbitration;

/**
 * Weights count units of 64 bytes, and a port always sends a packet whole (IBTA 1.2.1, 7.6.9.2). Weights below half of a packet of
 * the smallest MTU of the links are reported. A packet of 2048 bytes is large enough on links with a higher MTU, on which multicast
 * groups have that, too; and where nothing says the MTU, because adapters of today are used with no less.
 */
@AutoService(Rule.class)
public final class WeightBelowMtu implements FileContextRule<OptionsFile> {

    private static final int USUAL_MTU = 2048;

    @Override
    public Class<OptionsFile> root() {
        return OptionsFile.class;
    }

    @Override
    public boolean needsContext() {
        return false;
    }

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "weight-below-mtu",
                        Category.SUSPICIOUS,
                        "different arbitration weights, some far below one packet")
                .noFix("the author decides on the shares; ports send packets whole, however small the weight");
    }

    @Override
    public void check(OptionsFile file, FabricContext context, Consumer<RuleViolation> violations) {
        OptionalInt mtu = context.smallestMtu();
        int halfAPacket = Math.min(USUAL_MTU, mtu.orElse(USUAL_MTU)) / VlArbitration.WEIGHT_UNIT / 2;
        TableOption.arbitration(file).forEach(table -> {
            List<Long> weights = weights(table);
            if (weights.stream().distinct().count() > 1) {
                weights.stream()
                        .filter(weight -> weight < halfAPacket)
                        .limit(1)
                        .map(weight -> OptionsRule.atValue(table.option(), message(weight, mtu)))
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

    private static String message(long weight, OptionalInt mtu) {
        String multiples = mtu.isPresent() ? multiplesFor(mtu.getAsInt()) : "32 (MTU 2048) or 64 (MTU 4096)";
        return "weight " + weight + " is " + weight * VlArbitration.WEIGHT_UNIT
                + " bytes; ports send packets whole, so that the shares differ from the weights; use multiples of "
                + multiples;
    }

    private static String multiplesFor(int mtu) {
        return mtu / VlArbitration.WEIGHT_UNIT + " (MTU " + mtu + ")";
    }
}
