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

/** A table longer than the device takes is an error (RFC section 9, 3.1). */
@AutoService(Rule.class)
public final class VlarbBeyondCapacity implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "vlarb-beyond-capacity",
                        Category.CORRECTNESS,
                        "an arbitration table has more entries than ports take")
                .noFix("the author decides which entries to leave out");
    }

    @Override
    public Set<Kind> kinds() {
        return Set.of(Kind.HIGH_TABLE_TOO_LONG, Kind.LOW_TABLE_TOO_LONG);
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(
                origin,
                finding.kind() == Kind.HIGH_TABLE_TOO_LONG ? Literals.VL_ARB_SCOPE__HIGH : Literals.VL_ARB_SCOPE__LOW,
                0,
                message);
    }
}
