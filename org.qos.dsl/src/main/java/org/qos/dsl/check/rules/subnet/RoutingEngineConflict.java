package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.option.RoutingEngines;
import org.qos.runtime.option.SmOptions;

/**
 * These engines choose the SL of PathRecords themselves, whatever the level has
 * (osm_sa_path_record.c:pr_rcv_get_path_parms, path_sl).
 */
@AutoService(Rule.class)
public final class RoutingEngineConflict implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "routing-engine-conflict",
                        Category.SUSPICIOUS,
                        "the routing engine replaces the SLs of the policy")
                .noFix("the author decides whether the routing engine or the policy determines the SLs");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        SmOptions options = context.fabricContext().options().orElse(SmOptions.DEFAULTS.withQos());
        context.fabricContext()
                .firstEngine()
                .filter(engine -> options.qos() && RoutingEngines.replacesSls(engine, options.nueMaxNumVls()))
                .map(engine -> RuleViolation.at(
                        context.file(),
                        "routing engine " + engine + " chooses the SLs of paths; OpenSM does not use the SLs of this"
                                + " policy for PathRecords; use an engine that leaves them to the policy"))
                .ifPresent(violations);
    }
}
