package org.qos.dsl.check.rules.setup;

import com.google.auto.service.AutoService;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.SetupRule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupFinding.Kind;

/** The RFC wants a warning for each node that no group names (section 9, 3.1); one finding has them all. */
@AutoService(Rule.class)
public final class NodeInNoGroup implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "node-in-no-group", Category.SUSPICIOUS, "nodes of the fabric are in no port group")
                .noFix("the author knows to which group a node belongs");
    }

    @Override
    public Set<Kind> kinds() {
        return Set.of(Kind.NODE_IN_NO_GROUP);
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(origin, message);
    }

    /** OpenSM gives ports outside of all groups the default level, and a policy may rely on that. */
    @Override
    public Severity severity(SetupFinding finding, PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM ? Severity.INFO : Severity.WARNING;
    }
}
