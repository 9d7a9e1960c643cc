package org.qos.dsl.check.rules.options;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.options.OptionsFile;

/**
 * With a limit of 0 the low-priority table gets a turn after each packet of the high-priority table (IBTA 1.2.1, 7.6.9.2), whatever the
 * weights are. 0 is OpenSM's default.
 */
@AutoService(Rule.class)
public final class HighTableLimit0 implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "high-table-limit-0",
                        Category.SUSPICIOUS,
                        "a high_limit of 0, so that the high-priority table sends one packet at a time")
                .noFix(
                        "the author decides how much the high-priority table may send before the low-priority table gets its turn");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        KindTables.of(file)
                .filter(kind -> kind.tables().slowsHighTable())
                .flatMap(HighTableLimit0::slowed)
                .limit(1)
                .forEach(violations);
    }

    private static Stream<RuleViolation> slowed(KindTables kind) {
        return kind.option("vlarb_high").stream()
                .map(option -> OptionsRule.atValue(
                        option,
                        "high_limit is 0; after each packet of this table ports send one of the low-priority table, so that"
                                + " the weights have no effect while both have packets; set a higher high_limit"));
    }
}
