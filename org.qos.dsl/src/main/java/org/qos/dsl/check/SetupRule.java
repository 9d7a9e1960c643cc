package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.qos.analysis.setup.SetupFindingText;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.SetupScope;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupFinding.Kind;

/**
 * A rule about what of {@code qos-setup} does not fit the fabric (RFC section 9, 3.1). The planner finds it, once for
 * all of these rules. OpenSM reads {@code qos-setup} and does not use it, so that what is an error in RFC syntax is a
 * warning in OpenSM syntax.
 */
public interface SetupRule extends BoundRule {

    /** What the rule reports. */
    Set<Kind> kinds();

    /** Where a finding is, in the scope that it is about, or in the file when it is about no scope. */
    RuleViolation violation(EObject origin, SetupFinding finding, String message);

    /** The severity of a finding in a syntax. */
    default Severity severity(SetupFinding finding, PolicySyntax syntax) {
        Severity usual = declaration().severity();
        return syntax == PolicySyntax.OPENSM && usual == Severity.ERROR ? Severity.WARNING : usual;
    }

    @Override
    default void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        certain(bound).stream()
                .map(finding -> violation(
                                origin(bound.context(), finding),
                                finding,
                                text(bound).of(finding))
                        .as(severity(finding, bound.context().syntax()))
                        .shownBy(Evidence.about(text(bound).nodesOf(finding))))
                .forEach(violations);
    }

    /** What the rule reports of a policy, as far as no error leaves it open. */
    default List<SetupFinding> certain(BoundPolicyContext bound) {
        return bound.setupFindings().stream()
                .filter(finding -> kinds().contains(finding.kind()) && isCertain(bound.context(), finding))
                .toList();
    }

    /** The rule that reports a kind. */
    static Optional<SetupRule> of(Kind kind) {
        return Rules.all().stream()
                .filter(SetupRule.class::isInstance)
                .map(SetupRule.class::cast)
                .filter(rule -> rule.kinds().contains(kind))
                .findFirst();
    }

    /** The scope that a finding is about, or the file when it is about no scope. */
    static EObject origin(PolicyContext policy, SetupFinding finding) {
        FabricSetup setup = policy.policy().setup();
        if (finding.scope() < 0) {
            return policy.file();
        }
        return policy.origin(
                finding.kind().isOfVlArb()
                        ? setup.vlArb().get(finding.scope())
                        : setup.sl2vl().get(finding.scope()));
    }

    /** Says what findings of a policy are about. */
    static SetupFindingText text(BoundPolicyContext bound) {
        return new SetupFindingText(
                bound.context().policy().setup(), bound.policy().fabric());
    }

    /** An error in a group may add nodes to it, and one in a scope may leave the tables of ports to other scopes. */
    private static boolean isCertain(PolicyContext policy, SetupFinding finding) {
        boolean certainGroups = !policy.hasUncertain(PortGroup.class);
        return finding.scope() < 0 ? certainGroups : certainGroups && !policy.hasUncertain(SetupScope.class);
    }
}
