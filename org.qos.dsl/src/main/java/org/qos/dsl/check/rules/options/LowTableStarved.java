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
 * With 255 the high table is never made to yield (IBTA 1.2.1, 7.6.9.2), so that as long as it has packets the low one
 * sends nothing.
 */
@AutoService(Rule.class)
public final class LowTableStarved implements OptionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "low-table-starved",
                    Category.SUSPICIOUS,
                    "a high_limit without end, beside which VLs of the low table alone may never be served")
            .noFix("the author decides how much the high table may send before the low one has its turn");

    private static final int UNLIMITED = 255;

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        KindTables.of(file)
                .filter(kind -> kind.tables().highLimit() == UNLIMITED
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
                        "with 255 the high table never has to yield: VL" + vl + ", which only " + kind.name()
                                + "vlarb_low serves, gets no turn while the high VLs are busy")));
    }
}
