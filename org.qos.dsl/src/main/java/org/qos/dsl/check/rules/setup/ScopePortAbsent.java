package org.qos.dsl.check.rules.setup;

import com.google.auto.service.AutoService;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.SetupRule;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupFinding.Kind;

/** A port number that a target device does not have is an error (RFC section 9, 3.1). */
@AutoService(Rule.class)
public final class ScopePortAbsent implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "scope-port-absent",
                        Category.CORRECTNESS,
                        "'from' or 'to' has a port number that a device does not have")
                .noFix("the author knows which port is intended");
    }

    @Override
    public Set<Kind> kinds() {
        return Set.of(Kind.NO_SUCH_IN_PORT, Kind.NO_SUCH_OUT_PORT, Kind.NO_SUCH_VLARB_PORT);
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(
                origin,
                finding.kind() == Kind.NO_SUCH_IN_PORT ? Literals.SL2_VL_SCOPE__FROM : Literals.SETUP_SCOPE__TO,
                message);
    }
}
