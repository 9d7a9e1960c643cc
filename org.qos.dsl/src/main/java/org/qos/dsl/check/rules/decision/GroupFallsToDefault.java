package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.qos.analysis.coverage.GroupDefaults;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Evidence;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;

/**
 * OpenSM gives the default level to a request that no rule matches
 * (osm_qos_policy.c:osm_qos_policy_get_qos_level_by_params), whatever group its ports are in.
 */
@AutoService(Rule.class)
public final class GroupFallsToDefault implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "group-falls-to-default",
                        Category.SUSPICIOUS,
                        "a group that rules name, some of whose requests no rule matches")
                .noFix("the author knows whether the default level is intended for these requests")
                .with(FindingTrait.OFF_BY_DEFAULT, FindingTrait.COSTLY);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupDefaults defaults = bound.groupDefaults();
        for (PortGroup group : bound.policy().policy().groups()) {
            Optional<Request> request = defaults.of(group);
            EObject origin = bound.context().origin(group);
            if (request.isPresent()
                    && Literals.PORT_GROUP__NAMES.getEContainingClass().isInstance(origin)) {
                violations.accept(violation(origin, group, request.get(), bound));
            }
        }
    }

    private static RuleViolation violation(EObject origin, PortGroup group, Request request, BoundPolicyContext bound) {
        QosLevel level = bound.policy().policy().defaultLevel();
        String text = Witnesses.text(request, bound.policy());
        return RuleViolation.at(
                        origin,
                        Literals.PORT_GROUP__NAMES,
                        0,
                        "no rule matches a request of a member of group '" + group.name() + "', which rules name: "
                                + text + "; OpenSM gives it "
                                + bound.context().title(level) + " (SL " + level.sl()
                                + "); add a rule for it if another level is intended")
                .shownBy(Evidence.of(Optional.of(text)));
    }
}
