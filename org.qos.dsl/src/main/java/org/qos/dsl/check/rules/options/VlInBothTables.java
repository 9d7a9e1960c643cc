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
 * A VL may be in both tables and is then served from both (IBTA 1.2.1, 7.6.9.2); where an option sets only one of
 * them, the other is the built-in one, which has VL0 in the high-priority table and all others in the low one (osm_qos.c).
 */
@AutoService(Rule.class)
public final class VlInBothTables implements OptionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "vl-in-both-tables", Category.SUSPICIOUS, "a VL has weight in both arbitration tables")
                .noFix("the author decides which of the tables serves the VL, or wants both");
    }

    @Override
    public void check(OptionsFile file, Consumer<RuleViolation> violations) {
        KindTables.of(file).flatMap(VlInBothTables::shared).limit(1).forEach(violations);
    }

    private static Stream<RuleViolation> shared(KindTables kind) {
        return kind.option("vlarb_high").or(() -> kind.option("vlarb_low")).stream()
                .flatMap(option -> kind.highVls().stream()
                        .filter(kind.lowVls()::contains)
                        .limit(1)
                        .map(vl -> OptionsRule.atName(option, message(kind, vl))));
    }

    private static String message(KindTables kind, int vl) {
        return "VL" + vl + " has weight in " + kind.source("vlarb_high") + " and in " + kind.source("vlarb_low")
                + "; ports serve it from both tables; leave it in one of them";
    }
}
