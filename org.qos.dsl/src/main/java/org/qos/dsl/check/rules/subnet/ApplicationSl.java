package org.qos.dsl.check.rules.subnet;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.ApplicationSetting;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.policy.QosLevel;

/**
 * An application that is set to an SL writes it into its address vectors and asks OpenSM for none, so that no rule of the policy
 * reaches it. A packet whose SL is mapped to VL15 is discarded (IBTA 1.2.1, 7.6.6).
 */
@AutoService(Rule.class)
public final class ApplicationSl implements ContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "application-sl",
                        Category.CORRECTNESS,
                        "an application is set to an SL that no level has, or that is mapped to VL15")
                .noFix("the author decides on the level of the application");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        List<QosLevel> levels = Stream.concat(context.policy().levels().stream(), ReachableLevels.of(context).stream())
                .toList();
        if (levels.stream().anyMatch(context::isUncertain)) {
            return;
        }
        for (ApplicationSetting setting : context.fabricContext().applications()) {
            Optional<QosLevel> level =
                    levels.stream().filter(one -> one.sl() == setting.sl()).findFirst();
            if (level.isEmpty()) {
                violations.accept(RuleViolation.at(
                        context.file(),
                        setting.title()
                                + " is the SL of no level; the application sends with it and does not ask OpenSM;"
                                + " set it to the SL of a level"));
            } else {
                ReachableLevels.dropping(context, level.get())
                        .map(tables -> ReachableLevels.atSl(
                                context,
                                level.get(),
                                setting.title() + " is an SL that " + tables.source() + " maps to VL15 on "
                                        + tables.kind().title()
                                        + "; ports drop all packets of the application; use another SL or another VL"))
                        .ifPresent(violations);
            }
        }
    }
}
