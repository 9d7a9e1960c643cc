package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Vl;

/**
 * A port never sends from a VL without weight in both tables (IBTA 1.2.1, 7.6.9.2); packets there are dropped when
 * their lifetime in the switch ends.
 */
@AutoService(Rule.class)
public final class VlNeverServed implements ContextRule {

    private static final int TWO_VLS = 2;
    /** The highest capacity of which OpenSM fills every entry. */
    private static final int UNCUT = 63;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "vl-never-served",
                        Category.CORRECTNESS,
                        "VL of a level has no weight in the arbitration tables")
                .noFix("the author decides on the share of the VL, or on another VL for the SL");
    }

    @Override
    public void check(PolicyContext project, Consumer<RuleViolation> violations) {
        for (QosLevel level : ReachableLevels.of(project)) {
            ReachableLevels.firstKind(project, (options, kind) -> isNeverServed(options, kind, level))
                    .map(kind -> ReachableLevels.atSl(
                            project,
                            level,
                            "the VL of SL" + level.sl() + " has no weight in the tables of the option file for "
                                    + kind.title()
                                    + "; packets of this level wait there until they are dropped; give the VL weight or"
                                    + " use another SL"))
                    .ifPresent(violations);
        }
    }

    /** Whether the VL has no weight for any number of VLs, from two on, that links may use. */
    private static boolean isNeverServed(SmOptions options, PortKind kind, QosLevel level) {
        int maxCode = Math.min(Math.max(options.maxOpVls(), TWO_VLS), Vl.MAX_CODE);
        return IntStream.rangeClosed(TWO_VLS, maxCode)
                .mapToObj(code -> options.effective(kind).on(new PortVlCapabilities(Vl.MAX_CODE, code, UNCUT, UNCUT)))
                .noneMatch(tables -> isServed(tables, tables.sl2vl().get(level.sl())));
    }

    /** VL15 is dropped, which another rule reports. */
    private static boolean isServed(QosTables tables, int vl) {
        return vl == Vl.DROP
                || Stream.concat(tables.vlarbHigh().stream(), tables.vlarbLow().stream())
                        .anyMatch(entry -> entry.vl() == vl && entry.weight() > 0);
    }
}
