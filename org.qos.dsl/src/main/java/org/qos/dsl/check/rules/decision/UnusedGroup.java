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
import org.qos.dsl.model.policy.SetupScope;
import org.qos.runtime.policy.PortGroup;

/** A group has no effect by itself. */
@AutoService(Rule.class)
public final class UnusedGroup implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info("unused-group", Category.STYLE, "no rule and no table scope uses the port group")
                .noFix("the author knows whether to remove the group or to name it in a rule")
                .with(FindingTrait.UNNECESSARY);
    }

    @Override
    public boolean needsContext() {
        return false;
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        if (context.hasUncertain(MatchRule.class) || context.hasUncertain(SetupScope.class)) {
            return; // what it was to refer to may be this group
        }
        Set<PortGroup> firstOnes = FirstOfName.in(context.policy().groups(), PortGroup::name);
        UnusedDefinitions.groups(context.policy()).stream()
                .filter(firstOnes::contains)
                .map(group -> RuleViolation.at(
                        context.origin(group),
                        Literals.PORT_GROUP__NAMES,
                        0,
                        "no rule and no table scope uses the group '" + group.name()
                                + "'; it has no effect; use it or remove it"))
                .forEach(violations);
    }
}
