package org.qos.dsl.check.rules.setup;

import com.google.auto.service.AutoService;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.SetupRule;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupFinding.Kind;

/** An entry of a VL that the target does not have gets a warning (RFC section 9, 3.1). */
@AutoService(Rule.class)
public final class VlarbUnsupportedVl implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "vlarb-unsupported-vl",
                        Category.CORRECTNESS,
                        "an arbitration entry has a VL that ports do not have")
                .noFix("the author knows whether the ports or the VL are wrong");
    }

    @Override
    public Set<Kind> kinds() {
        return Set.of(Kind.VLARB_UNSUPPORTED_VL);
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(origin, message);
    }
}
