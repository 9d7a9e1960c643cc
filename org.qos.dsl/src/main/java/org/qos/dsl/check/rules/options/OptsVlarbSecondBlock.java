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

/**
 * The second block of 32 entries has the length of the capacity modulo 32, which is nothing for a port that takes 64
 * (osm_qos.c:vlarb_update); a port that takes 32 or less drops it.
 */
@AutoService(Rule.class)
public final class OptsVlarbSecondBlock implements OptionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "opts-vlarb-second-block",
                    Category.SUSPICIOUS,
                    "an arbitration option of more than 32 entries, of which most ports get 32 at most")
            .noFix("the author decides which of the entries are needed in the first 32");

    private static final int BLOCK = 32;

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.arbitration(file)
                .filter(OptsVlarbSecondBlock::usesSecondBlock)
                .map(table -> OptionsRule.atValue(
                        table.option(),
                        "OpenSM writes entries 33 to 64 as zeros to a port that takes 64, and drops them where a port takes"
                                + " 32 or less"))
                .forEach(violations);
    }

    private static boolean usesSecondBlock(TableOption table) {
        List<Item> items = table.items();
        return IntStream.range(BLOCK, items.size() / 2)
                .anyMatch(entry -> items.get(2 * entry + 1).number() > 0);
    }
}
