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
 * After each packet of the high table the low one gets a turn (IBTA 1.2.1, 7.6.9.2), whatever the weights are. 0 is
 * what OpenSM takes when nothing is said.
 */
@AutoService(Rule.class)
public final class HighTableLimit0 implements OptionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.info(
                    "high-table-limit-0",
                    Category.SUSPICIOUS,
                    "a high arbitration table with a high_limit of 0, which lets it send one packet at a time")
            .noFix("the author decides how much the high table may send before the low one has its turn");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        KindTables.of(file)
                .filter(kind -> kind.tables().highLimit() == 0)
                .flatMap(HighTableLimit0::slowed)
                .limit(1)
                .forEach(violations);
    }

    private static Stream<RuleViolation> slowed(KindTables kind) {
        return kind.option("vlarb_high").stream()
                .filter(option -> !kind.lowVls().isEmpty() && !kind.lowVls().containsAll(kind.highVls()))
                .map(option -> OptionsRule.atValue(
                        option,
                        "with a high_limit of 0 each packet of this table is followed by one of the low table: its"
                                + " weights do not count while that has packets"));
    }
}
