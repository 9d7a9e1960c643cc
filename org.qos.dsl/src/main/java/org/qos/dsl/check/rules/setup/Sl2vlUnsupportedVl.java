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

/** The map to VLs that a target does not have is replaced by VL15 (RFC section 9, 3.1). */
@AutoService(Rule.class)
public final class Sl2vlUnsupportedVl implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "sl2vl-unsupported-vl", Category.CORRECTNESS, "an SL2VL entry has a VL that ports do not have")
                .noFix("the author decides on a VL that all ports have");
    }

    @Override
    public Set<Kind> kinds() {
        return Set.of(Kind.SL2VL_UNSUPPORTED_VL);
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(origin, Literals.SL2_VL_SCOPE__TABLES, message);
    }
}
