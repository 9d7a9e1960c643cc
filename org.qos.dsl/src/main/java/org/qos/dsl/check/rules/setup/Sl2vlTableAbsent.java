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

/** A port has an SL2VL table when IsSLMappingSupported says so (IBTA 14.2.5.6). */
@AutoService(Rule.class)
public final class Sl2vlTableAbsent implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "sl2vl-table-absent",
                        Category.SUSPICIOUS,
                        "an SL2VL scope applies to ports without an SL2VL table")
                .noFix("the author decides whether the scope leaves out these ports");
    }

    @Override
    public Set<Kind> kinds() {
        return Set.of(Kind.NO_SL2VL_TABLE);
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(origin, message);
    }
}
