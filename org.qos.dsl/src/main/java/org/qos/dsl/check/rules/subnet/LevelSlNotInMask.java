package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Target;
import org.qos.dsl.option.SlMask;
import org.qos.runtime.policy.QosLevel;

/** A feature is on for the SLs of a mask only: adaptive routing of NVIDIA's OpenSM for those of {@code ar_sl_mask}, congestion
 * control of OpenSM 3.3 for those of {@code cc_ca_cong_setting_control_map}. A mask of 0 turns the feature off for all. */
@AutoService(Rule.class)
public final class LevelSlNotInMask implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "level-sl-not-in-mask",
                        Category.SUSPICIOUS,
                        "adaptive routing or congestion control is on for some SLs, but not for that of a level")
                .noFix("the author decides whether traffic of the level is to have the feature");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        Map<String, Integer> masks = context.fabricContext()
                .options()
                .map(options -> options.slMasks())
                .orElse(Map.of());
        check(context, SlMask.ADAPTIVE_ROUTING, masks, violations);
        check(context, SlMask.CONGESTION_CONTROL, masks, violations);
    }

    private static void check(
            PolicyContext context, SlMask mask, Map<String, Integer> masks, Consumer<RuleViolation> violations) {
        int bits = masks.getOrDefault(mask.option(), 0);
        if (bits != 0) {
            ReachableLevels.of(context).stream()
                    .filter(level -> (bits >> level.sl() & 1) == 0)
                    .map(level -> violation(context, level, mask, bits))
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(PolicyContext context, QosLevel level, SlMask mask, int bits) {
        RuleViolation violation = ReachableLevels.atSl(
                context,
                level,
                String.format(
                        "SL %d is not in %s (0x%04X); its traffic has no %s; set bit %d of the mask, or use another SL",
                        level.sl(), mask.option(), bits, mask.feature(), level.sl()));
        return violation.notApplicableTo(mask.isOfOpenSm33() ? Target.MLNX_5 : Target.OPENSM_3_3);
    }
}
