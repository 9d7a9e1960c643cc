package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/**
 * OpenSM gives no path (ERR 1F1D) to a request whose P_Key is not among those of its level
 * (osm_sa_path_record.c:pr_rcv_get_path_parms).
 */
@AutoService(Rule.class)
public final class LevelPkeyActsAsAcl implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "level-pkey-acts-as-acl",
                        Category.SUSPICIOUS,
                        "requests with other P_Keys than those of the level can get it, and then no path")
                .noFix("the author knows whether to refuse requests with other P_Keys");
    }

    @Override
    public boolean needsContext() {
        return false;
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        ReachableLevels.of(context).stream()
                .filter(level -> !level.pkeys().isEmpty() && isGivenToOthers(context.policy(), level))
                .map(level -> RuleViolation.at(
                        context.origin(level),
                        Literals.QOS_LEVEL__PKEYS,
                        0,
                        "requests with other P_Keys also get this level; OpenSM gives them no path (ERR 1F1D); write"
                                + " the P_Keys in the rule, so that other requests get another level"))
                .forEach(violations);
    }

    private static boolean isGivenToOthers(Policy policy, QosLevel level) {
        return policy.defaultLevel().equals(level)
                || policy.rules().stream()
                        .filter(rule -> rule.level().equals(level))
                        .anyMatch(
                                rule -> rule.pkeys().isEmpty() || !level.pkeys().containsAll(rule.pkeys()));
    }
}
