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
 * OpenSM gives the SLs that a list leaves out VL0, and drops what is too much; the log says {@code < 16 VLs listed} or
 * {@code > 16 listed} (osm_subnet.c:subn_verify_sl2vl).
 */
@AutoService(Rule.class)
public final class OptsSl2vlNot16 implements OptionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "opts-sl2vl-not-16",
                    Category.CORRECTNESS,
                    "an sl2vl option that has not one VL for each of the 16 SLs")
            .noFix("the author decides on the VLs that are missing, or knows which are too many");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
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
        String start = table.name() + " has a VL for each of the 16 SLs; expected 16, found " + listed + ": ";
        return listed > Sl.COUNT
                ? start + "OpenSM drops the last " + (listed - Sl.COUNT)
                : start + "OpenSM gives VL0 to every SL from " + listed + " on";
    }
}
