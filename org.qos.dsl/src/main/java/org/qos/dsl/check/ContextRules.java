package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.qos.dsl.language.SourceFile;

/** Runs the rules about a policy with its context over one policy. */
public final class ContextRules {

    private final SourceFile source;
    private final FabricContext fabricContext;
    private final RuleFindings found;

    private ContextRules(SourceFile source, FabricContext fabricContext) {
        this.source = source;
        this.fabricContext = fabricContext;
        this.found = new RuleFindings(source, fabricContext.target());
    }

    /**
     * Adds the findings of these rules to those of the file by itself. A policy with errors has no meaning to judge;
     * then only rules that decide OpenSM's verdict run, where the errors leave the verdict open.
     *
     * @param document the findings of the file by itself
     * @param source the file
     * @param fabricContext the context of a policy
     * @param wanted the rules to run
     * @param onChecked called for a policy without errors after all rules, with the results that they share
     */
    public static List<Finding> complete(
            List<Finding> document,
            SourceFile source,
            FabricContext fabricContext,
            Predicate<Rule> wanted,
            Consumer<BoundPolicyContext> onChecked) {
        boolean decidable = !fabricContext.fabric().isEmpty();
        boolean hasErrors = document.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
        if (!source.language().isPolicy() || hasErrors && !(decidable && isOpen(document))) {
            return document;
        }
        ContextRules rules = new ContextRules(source, fabricContext);
        document.stream()
                .filter(finding -> !(decidable && isDecidedWithFabric(finding)))
                .forEach(rules.found::add);
        rules.run(hasErrors ? wanted.and(ContextRules::decides) : wanted)
                .filter(bound -> !hasErrors)
                .ifPresent(onChecked);
        return rules.found.all();
    }

    private Optional<BoundPolicyContext> run(Predicate<Rule> wanted) {
        PolicyContext policy = PolicyContext.of(source, fabricContext);
        Optional<BoundPolicyContext> bound = policy.bound().map(groups -> new BoundPolicyContext(policy, groups));
        Rules.all().stream().filter(wanted).forEach(rule -> run(rule, policy, bound));
        return bound;
    }

    private void run(Rule rule, PolicyContext policy, Optional<BoundPolicyContext> bound) {
        if (rule instanceof ContextRule contextRule && contextRule.appliesTo(policy.syntax())) {
            found.run(rule, violations -> contextRule.check(policy, violations));
        }
        if (rule instanceof BoundRule boundRule && boundRule.looksAt(policy.syntax())) {
            bound.ifPresent(known -> found.run(rule, violations -> boundRule.check(known, violations)));
        }
    }

    /** Whether OpenSM reads the file to its end in spite of errors, and its verdict depends on the fabric. */
    private static boolean isOpen(List<Finding> document) {
        return document.stream().allMatch(ContextRules::isReadOn)
                && document.stream().anyMatch(ContextRules::isDecidedWithFabric);
    }

    private static boolean isReadOn(Finding finding) {
        return finding.severity() != Severity.ERROR
                || Rules.byCode(finding.code()).isPresent()
                        && finding.opensm()
                                .filter(verdict -> verdict.compareTo(Verdict.REJECTS) >= 0)
                                .isEmpty();
    }

    private static boolean isDecidedWithFabric(Finding finding) {
        return finding.opensm().equals(Optional.of(Verdict.DEPENDS))
                && Rules.byCode(finding.code()).filter(ContextRules::decides).isPresent();
    }

    /** Whether a rule decides with a fabric what it left open without one. */
    private static boolean decides(Rule rule) {
        return rule instanceof BoundRule && rule instanceof DocumentRule<?>;
    }
}
