package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.policy.QosLevel;

/**
 * OpenSM gives no path, and logs nothing, where the SL of the level has VL15 on a hop
 * (osm_sa_path_record.c:pr_rcv_get_path_parms).
 */
@AutoService(Rule.class)
public final class LevelSlDropped implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("level-sl-dropped", Category.CORRECTNESS, "the SL of a level is mapped to VL15")
                .noFix("the author decides on another SL for the level or another VL for the SL");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        for (QosLevel level : ReachableLevels.of(context)) {
            ReachableLevels.dropping(context, level)
                    .map(tables -> ReachableLevels.atSl(
                            context,
                            level,
                            tables.source() + " maps SL" + level.sl() + " to VL15 on "
                                    + tables.kind().title()
                                    + "; OpenSM gives requests of this level no path; use another SL or another VL"))
                    .ifPresent(violations);
        }
    }
}
