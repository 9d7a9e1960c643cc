package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.dsl.lower.TableText.Item;
import org.qos.dsl.model.options.OptionsFile;

/**
 * The second block of 32 entries has the length of the capacity modulo 32, which is nothing for a port that takes 64
 * (osm_qos.c:vlarb_update); a port that takes 32 or less drops it.
 */
@AutoService(Rule.class)
public final class OptsVlArbSecondBlock implements OptionsRule {

    private static final int BLOCK = 32;

    @Override
    public String code() {
        return "opts-vlarb-second-block";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "an arbitration option of more than 32 entries, of which most ports get 32 at most";
    }

    @Override
    public void check(OptionsFile file, Consumer<Problem> problems) {
        TableOption.arbitration(file)
                .filter(OptsVlArbSecondBlock::usesSecondBlock)
                .map(table -> OptionsRule.atValue(
                        table.option(),
                        "OpenSM writes entries 33 to 64 as zeros to a port that takes 64, and drops them where a port takes"
                                + " 32 or less"))
                .forEach(problems);
    }

    private static boolean usesSecondBlock(TableOption table) {
        List<Item> items = table.items();
        return IntStream.range(BLOCK, items.size() / 2)
                .anyMatch(entry -> items.get(2 * entry + 1).number() > 0);
    }
}
