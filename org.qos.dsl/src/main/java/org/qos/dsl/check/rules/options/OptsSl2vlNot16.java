package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.Sl;

/**
 * OpenSM maps the SLs that a list leaves out to VL0, and drops surplus VLs; the log says {@code < 16 VLs listed} or
 * {@code > 16 listed} (osm_subnet.c:subn_verify_sl2vl).
 */
@AutoService(Rule.class)
public final class OptsSl2vlNot16 implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-sl2vl-not-16",
                        Category.CORRECTNESS,
                        "an sl2vl option that does not list 16 VLs, one for each SL")
                .noFix("the author decides which VLs are missing or superfluous");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.sl2vl(file)
                .filter(table -> table.items().size() != Sl.COUNT)
                .map(table -> OptionsRule.atValue(table.option(), message(table)))
                .forEach(violations);
    }

    private static String message(TableOption table) {
        int listed = table.items().size();
        String consequence = listed > Sl.COUNT ? "drops the last " + (listed - Sl.COUNT) : "maps the other SLs to VL0";
        return table.name() + " lists " + listed + " VLs; OpenSM " + consequence + "; list 16, one for each SL";
    }
}
