package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.analysis.unused.UnusedDefinitions;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;

/** OpenSM gives a level without a rule to no request (osm_qos_policy.c:osm_qos_policy_get_qos_level_by_pr). */
@AutoService(Rule.class)
public final class UnusedLevel implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "unused-level", Category.STYLE, "no rule uses the level, and it is not the default level")
                .noFix("the author knows whether to remove the level or to give it in a rule")
                .with(FindingTrait.UNNECESSARY);
    }

    @Override
    public boolean needsContext() {
        return false;
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        if (context.hasUncertain(MatchRule.class)) {
            return; // what it was to refer to may be this level
        }
        Set<org.qos.runtime.policy.QosLevel> firstOnes =
                FirstOfName.in(context.policy().levels(), org.qos.runtime.policy.QosLevel::name);
        UnusedDefinitions.levels(context.policy()).stream()
                .filter(firstOnes::contains)
                .filter(level -> context.origin(level) instanceof QosLevel)
                .map(level -> RuleViolation.at(
                        context.origin(level),
                        Literals.QOS_LEVEL__NAMES,
                        0,
                        "no rule uses the level '" + level.name()
                                + "'; OpenSM gives it to no request; use it or remove it"))
                .forEach(violations);
    }
}
