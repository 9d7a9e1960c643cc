package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Vl;

/**
 * A port never sends from a VL without weight in both tables (IBTA 1.2.1, 7.6.9.2); packets there are dropped when
 * their lifetime in the switch ends.
 */
@AutoService(Rule.class)
public final class VlNeverServed implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "vl-never-served",
                        Category.CORRECTNESS,
                        "the VL of a level has no weight in the arbitration tables")
                .noFix("the author decides on the share of the VL, or on another VL for the SL");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        for (QosLevel level : ReachableLevels.of(context)) {
            TablesOfLevels.of(context)
                    .filter(tables -> !tables.starvingCodes(level.sl()).isEmpty())
                    .findFirst()
                    .map(tables -> ReachableLevels.atSl(context, level, message(tables, level.sl())))
                    .ifPresent(violations);
        }
    }

    private static String message(TablesOfLevels tables, int sl) {
        List<Integer> codes = tables.starvingCodes(sl);
        String vls =
                names(codes.stream().map(code -> tables.vl(sl, code)).distinct().map(vl -> "VL" + vl));
        return vls + " of SL" + sl + " has no weight in the tables of " + tables.source() + " on "
                + tables.kind().title() + " with " + names(codes.stream().map(code -> "" + Vl.count(code)))
                + " VLs; packets of this level wait there until they are dropped; give the VL weight or use another SL";
    }

    private static String names(Stream<String> all) {
        List<String> names = all.toList();
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
    }
}
