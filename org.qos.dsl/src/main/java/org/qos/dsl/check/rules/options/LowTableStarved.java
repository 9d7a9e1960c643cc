package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.value.VlArbitration;

/**
 * With 255 the high-priority table never yields (IBTA 1.2.1, 7.6.9.2), so that the low-priority table sends nothing while the high one
 * has packets.
 */
@AutoService(Rule.class)
public final class LowTableStarved implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "low-table-starved",
                        Category.SUSPICIOUS,
                        "a high_limit of 255 (no limit), with which VLs of the low-priority table may starve")
                .noFix(
                        "the author decides how much the high-priority table may send before the low-priority table gets its turn");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        KindTables.of(file)
                .filter(kind -> kind.tables().highLimit() == VlArbitration.NO_LIMIT
                        && !kind.highVls().isEmpty())
                .flatMap(LowTableStarved::starved)
                .limit(1)
                .forEach(violations);
    }

    private static Stream<RuleViolation> starved(KindTables kind) {
        return kind.option("high_limit").stream().flatMap(option -> kind.lowVls().stream()
                .filter(vl -> !kind.highVls().contains(vl))
                .map(vl -> OptionsRule.atValue(
                        option,
                        option.getName() + " is 255 (no limit); ports do not serve VL" + vl + ", which only "
                                + kind.source("vlarb_low")
                                + " has, while the high-priority table has packets; set a lower limit")));
    }
}
