package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.VlArbitration;

/**
 * An arbitration table has at most 64 entries; OpenSM drops the rest (osm_subnet.c:subn_verify_vlarb). Many ports take
 * fewer, often 8.
 */
@AutoService(Rule.class)
public final class OptsVlarbTooManyEntries implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "opts-vlarb-too-many-entries",
                        Category.CORRECTNESS,
                        "an arbitration option with more than 64 entries; OpenSM drops the rest")
                .noFix("the author decides which entries to keep");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        TableOption.arbitration(file)
                .filter(table -> table.items().size() > 2 * VlArbitration.MAX_ENTRIES)
                .map(table -> OptionsRule.atValue(
                        table.option(),
                        table.name() + " has " + (table.items().size() + 1) / 2
                                + " entries; OpenSM drops those after the 64th; use at most 64"))
                .forEach(violations);
    }
}
