package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
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
     * Adds the findings of these rules to those of the file by itself. Of a policy with errors everything is judged that does
     * not depend on the parts with errors. When the errors leave nothing certain, only rules that decide OpenSM's verdict run,
     * where the errors leave the verdict open.
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
        if (!source.language().isPolicy()) {
            ContextRules rules = new ContextRules(source, fabricContext);
            document.forEach(rules.found::add);
            Rules.all().stream()
                    .filter(wanted)
                    .filter(FileContextRule.class::isInstance)
                    .forEach(rule -> rules.run((FileContextRule<?>) rule));
            return rules.found.all();
        }
        boolean onFabric = !fabricContext.fabric().isEmpty();
        List<Finding> certain = onFabric
                ? document.stream()
                        .filter(finding -> !isDecidedWithFabric(finding))
                        .toList()
                : document;
        Optional<UncertainParts> uncertain = UncertainParts.of(certain, source);
        if (uncertain.isEmpty() && !(onFabric && isOpen(document, source))) {
            return document;
        }
        return new ContextRules(source, fabricContext).run(document, certain, uncertain, wanted, onChecked);
    }

    private List<Finding> run(
            List<Finding> document,
            List<Finding> certain,
            Optional<UncertainParts> uncertain,
            Predicate<Rule> wanted,
            Consumer<BoundPolicyContext> onChecked) {
        PolicyContext policy = PolicyContext.of(source, fabricContext, uncertain.orElse(UncertainParts.NONE));
        Optional<BoundPolicyContext> bound = policy.bound().map(groups -> new BoundPolicyContext(policy, groups));
        BoundPolicyContext onFabric = bound.orElseGet(() -> new BoundPolicyContext(policy, policy.boundToFabric()));
        certain.forEach(found::add);
        Predicate<Rule> run = uncertain.isPresent() ? wanted : wanted.and(ContextRules::decides);
        Rules.all().stream()
                .filter(run)
                .forEach(rule -> run(rule, policy, decides(rule) ? Optional.of(onFabric) : bound));
        bound.filter(context -> uncertain.equals(Optional.of(UncertainParts.NONE)))
                .ifPresent(onChecked);
        return found.all();
    }

    private <F extends EObject> void run(FileContextRule<F> rule) {
        if (rule.root().isInstance(source.root())) {
            found.run(rule, violations -> rule.check(rule.root().cast(source.root()), fabricContext, violations));
        }
    }

    private void run(Rule rule, PolicyContext policy, Optional<BoundPolicyContext> bound) {
        if (rule instanceof ContextRule contextRule && contextRule.appliesTo(policy.syntax())) {
            found.run(rule, violations -> contextRule.check(policy, violations));
        }
        if (rule instanceof BoundRule boundRule && boundRule.coversSyntax(policy.syntax())) {
            bound.ifPresent(known -> found.run(rule, violations -> boundRule.check(known, violations)));
        }
    }

    /** Whether what OpenSM does with the file depends on the fabric, because it comes to that before it stops reading. */
    private static boolean isOpen(List<Finding> document, SourceFile source) {
        return ReadingOrder.causes(source, document).stream()
                .takeWhile(cause -> cause.opensm().orElseThrow().compareTo(Verdict.REJECTS) < 0)
                .anyMatch(ContextRules::isDecidedWithFabric);
    }

    private static boolean isDecidedWithFabric(Finding finding) {
        return finding.opensm().equals(Optional.of(Verdict.DEPENDS))
                && Rules.byCode(finding.code()).filter(ContextRules::decides).isPresent();
    }

    /**
     * Whether a rule decides with a fabric what it left open without one. Such a rule also runs without known partitions, and
     * then decides only what does not depend on them.
     */
    private static boolean decides(Rule rule) {
        return rule instanceof BoundRule && rule instanceof DocumentRule<?>;
    }
}
