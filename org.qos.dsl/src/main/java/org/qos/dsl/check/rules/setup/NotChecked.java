package org.qos.dsl.check.rules.setup;

import com.google.auto.service.AutoService;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.SetupRule;
import org.qos.runtime.setup.SetupFinding;
import org.qos.runtime.setup.SetupFinding.Kind;

/** Which checks of tables the snapshot does not allow, in one finding; what it does not have is never guessed. */
@AutoService(Rule.class)
public final class NotChecked implements SetupRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "not-checked",
                        Category.CORRECTNESS,
                        "the snapshot does not have what a check of qos-setup needs")
                .noFix("only the fabric has what is missing");
    }

    @Override
    public Set<Kind> kinds() {
        Set<Kind> kinds = EnumSet.allOf(Kind.class);
        kinds.removeIf(kind -> !kind.isNotChecked());
        return kinds;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        List<SetupFinding> findings = certain(bound);
        if (!findings.isEmpty()) {
            violations.accept(violation(
                    SetupRule.origin(bound.context(), findings.get(0)),
                    findings.get(0),
                    SetupRule.text(bound).notChecked(findings)));
        }
    }

    @Override
    public RuleViolation violation(EObject origin, SetupFinding finding, String message) {
        return RuleViolation.at(origin, message);
    }
}
