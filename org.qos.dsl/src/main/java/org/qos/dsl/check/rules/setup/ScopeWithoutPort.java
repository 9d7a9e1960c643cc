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

/** A statement without matching targets gets a warning (RFC section 9, 3.1). */
@AutoService(Rule.class)
public final class ScopeWithoutPort implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "scope-without-port", Category.SUSPICIOUS, "a scope of qos-setup applies to no port")
                .noFix("the author knows which ports the scope is for");
    }

    @Override
    public Set<Kind> kinds() {
        return Set.of(Kind.SL2VL_SCOPE_WITHOUT_PORT, Kind.VLARB_SCOPE_WITHOUT_PORT);
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(origin, message);
    }
}
