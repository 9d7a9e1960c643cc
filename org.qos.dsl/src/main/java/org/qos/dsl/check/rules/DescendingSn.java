package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;

/** Rules are tried in the order of the file; their serial number is a label (RFC section 3). */
@AutoService(Rule.class)
public final class DescendingSn implements RfcRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "descending-sn",
                        Category.STYLE,
                        "a rule whose serial number is lower than that of the rule before, although the order of the "
                                + "file decides")
                .noFix(
                        "either the number or the position of the rule may be wrong, and moving a rule can change what it"
                                + " matches");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Optional<Long> previous = Optional.empty();
        for (MatchRule rule : file.getRules()) {
            Optional<Long> sn = rule.getSns().stream().findFirst();
            if (sn.isPresent()
                    && previous.filter(before -> Long.compareUnsigned(before, sn.get()) > 0)
                            .isPresent()) {
                violations.accept(RuleViolation.at(
                        rule,
                        Literals.MATCH_RULE__SNS,
                        0,
                        "this sn is lower than that of the rule before; rules are tried in the order of the file;"
                                + " renumber or move the rule"));
            }
            previous = sn.isPresent() ? sn : previous;
        }
    }
}
