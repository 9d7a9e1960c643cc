package org.qos.dsl.ide.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.analysis.shadowing.RuleNumbers;
import org.qos.analysis.shadowing.Shadowing;
import org.qos.dsl.check.rules.decision.RedundantRule;
import org.qos.dsl.check.rules.decision.ShadowedByDifferentOutcome;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.syntax.FirstToken;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.RuleShadowing;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;

/**
 * Moves a rule that never applies above the rules that shadow it, or removes it. The last complete check has found the
 * shadowed rules; the actions are offered while all rules concerned are as they were.
 */
final class ResolveShadowing implements CodeActionProvider {

    private static final Set<String> CODES = Set.of(
            new ShadowedByDifferentOutcome().declaration().code(),
            new RedundantRule().declaration().code());

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        DocumentSnapshot snapshot = request.snapshot();
        List<RuleShadowing> found = snapshot.relatedDocuments().shadows(snapshot.document());
        return found.isEmpty() || !request.isWellFormed()
                ? Stream.empty()
                : PolicySemantics.of(snapshot).stream().flatMap(policy -> found.stream()
                        .filter(shadowing -> shadowing.holdsIn(policy.rules()))
                        .flatMap(shadowing -> actions(request, policy, shadowing)));
    }

    private Stream<CodeAction> actions(CodeActionRequest request, PolicySemantics policy, RuleShadowing shadowing) {
        Optional<EObject> rule = policy.origin(shadowing.place());
        Optional<EObject> cover = policy.origin(shadowing.covers().firstKey());
        if (rule.isEmpty() || cover.isEmpty() || policy.places(rule.get()).size() != 1) {
            return Stream.empty(); // only a part of a ULP line is shadowed
        }
        ITextRegion start = FirstToken.of(rule.get());
        List<Diagnostic> about = CODES.stream()
                .flatMap(code -> request.diagnostics(start, code).stream())
                .toList();
        if (!request.touches(start) || !request.isRequested(about)) {
            return Stream.empty();
        }
        CommentedBlock block = CommentedBlock.of(request.snapshot(), rule.get());
        Stream<CodeAction> move = isResolvedByMove(policy, shadowing, rule.get(), cover.get())
                ? Stream.of(request.action(
                        kind(),
                        title(shadowing),
                        block.before(CommentedBlock.of(request.snapshot(), cover.get())),
                        about))
                : Stream.empty();
        Stream<CodeAction> removal = block.removal().stream()
                .map(edit -> request.action(kind(), "remove the rule, which never applies", List.of(edit), about));
        return Stream.concat(move, removal);
    }

    private static String title(RuleShadowing shadowing) {
        return "move the rule above "
                + RuleNumbers.text(List.copyOf(shadowing.covers().keySet()))
                + ", which "
                + (shadowing.covers().size() == 1 ? "shadows it" : "shadow it");
    }

    /**
     * Whether the rule wants another level than the others, and each of them still decides a request after it has moved.
     * No other rule loses a request by that.
     */
    private static boolean isResolvedByMove(
            PolicySemantics policy, RuleShadowing shadowing, EObject rule, EObject cover) {
        boolean sameLevel = shadowing.covers().values().stream()
                .allMatch(other -> other.level().equals(shadowing.rule().level()));
        if (sameLevel || rule.eContainer() != cover.eContainer() || rule.eClass() != cover.eClass()) {
            return false;
        }
        List<MatchRule> moved = new ArrayList<>(policy.rules());
        moved.add(shadowing.covers().firstKey() - 1, moved.remove(shadowing.place() - 1));
        BoundPolicy old = policy.bound();
        Policy reordered = new Policy(
                old.policy().groups(),
                old.policy().levels(),
                old.policy().defaultLevel(),
                moved,
                old.policy().setup());
        Shadowing after = Shadowing.of(BoundPolicy.bind(reordered, old.fabric(), old.partitions()));
        return shadowing.covers().keySet().stream()
                .allMatch(place -> after.shadowedAt(place + 1).isEmpty());
    }
}
