package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Vl;

/**
 * OpenSM reduces VLs to those that a link uses (osm_qos.c:sl2vl_update_table), at most as many as max_op_vls allows.
 */
@AutoService(Rule.class)
public final class ClassCollapseOnNarrowPort implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "class-collapse-on-narrow-port",
                        Category.SUSPICIOUS,
                        "two levels have separate VLs in the tables, but share one on links limited by max_op_vls")
                .noFix("the author decides which levels may share a VL, or gives the links more VLs");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        ReachableLevels.options(context)
                .filter(options -> options.maxOpVls() >= 1 && options.maxOpVls() < Vl.MAX_CODE)
                .forEach(options -> check(context, options, violations));
    }

    private static void check(PolicyContext context, SmOptions options, Consumer<RuleViolation> violations) {
        List<Integer> wanted = options.effective(PortKind.SWITCH_EXTERNAL).sl2vl();
        List<Integer> used = options.effective(PortKind.SWITCH_EXTERNAL)
                .on(new PortVlCapabilities(Vl.MAX_CODE, options.maxOpVls(), 0, 0))
                .sl2vl();
        List<QosLevel> levels = ReachableLevels.of(context);
        for (int place = 1; place < levels.size(); place++) {
            QosLevel level = levels.get(place);
            levels.subList(0, place).stream()
                    .filter(other -> !wanted.get(other.sl()).equals(wanted.get(level.sl()))
                            && used.get(other.sl()).equals(used.get(level.sl())))
                    .limit(1)
                    .map(other -> ReachableLevels.atSl(
                            context,
                            level,
                            "this level shares VL" + used.get(level.sl()) + " with " + context.titleWithSl(other)
                                    + ", although the tables have VL" + wanted.get(level.sl()) + " and VL"
                                    + wanted.get(other.sl())
                                    + "; OpenSM reduces the VLs to those of max_op_vls; use other SLs or raise"
                                    + " max_op_vls"))
                    .forEach(violations);
        }
    }
}
