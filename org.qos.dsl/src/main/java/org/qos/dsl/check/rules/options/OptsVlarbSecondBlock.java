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
 * The length of the second block of 32 entries is the capacity modulo 32, which is 0 for a port that takes 64
 * (osm_qos.c:vlarb_update); a port that takes 32 or less does not get the block.
 */
@AutoService(Rule.class)
public final class OptsVlarbSecondBlock implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-vlarb-second-block",
                        Category.SUSPICIOUS,
                        "an arbitration option with more than 32 entries; most ports get at most 32")
                .noFix("the author decides which entries to put into the first 32");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.arbitration(file)
                .filter(OptsVlarbSecondBlock::usesSecondBlock)
                .map(table -> OptionsRule.atValue(
                        table.option(),
                        table.name() + " has weights in entries 33 to 64; OpenSM writes zeros to a port that takes 64"
                                + " entries, and drops them where a port takes 32 or less; use at most 32 entries"))
                .forEach(violations);
    }

    private static boolean usesSecondBlock(TableOption table) {
        List<Item> items = table.items();
        return IntStream.range(VlArbitration.BLOCK, items.size() / 2)
                .anyMatch(entry -> items.get(2 * entry + 1).number() > 0);
    }
}
