package org.qos.dsl.ide.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.analysis.shadowing.RuleNumbers;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.syntax.FirstToken;
import org.qos.dsl.ide.workspace.RuleShadowing;
import org.qos.dsl.ide.workspace.View;

/** Code lens for rules that never apply, from the last validation; its command shows the earlier rule. */
final class ShadowedRuleLens implements CodeLensProvider {

    @Override
    public Stream<LensItem> lenses(View view) {
        List<RuleShadowing> found = view.relatedDocuments().shadows(view.document());
        return found.isEmpty()
                ? Stream.empty()
                : PolicySemantics.of(view).stream().flatMap(policy -> found.stream()
                        .filter(shadowing -> shadowing.holdsIn(policy.rules()))
                        .flatMap(shadowing -> lens(view, policy, shadowing).stream()));
    }

    private static Optional<LensItem> lens(View view, PolicySemantics policy, RuleShadowing shadowing) {
        List<Integer> covers = new ArrayList<>(shadowing.covers().keySet());
        return policy.origin(shadowing.place()).flatMap(rule -> policy.origin(covers.get(0))
                .map(cover -> lens(view, FirstToken.of(rule), FirstToken.of(cover), covers)));
    }

    /** The command shows the first of the rules. */
    private static LensItem lens(View view, ITextRegion rule, ITextRegion cover, List<Integer> by) {
        int line = view.lines().position(cover.getOffset()).getLine() + 1;
        return new LensItem(
                rule,
                "shadowed by "
                        + (by.size() == 1 ? RuleNumbers.text(by) + " (line " + line + ")" : RuleNumbers.text(by)),
                Optional.of(LensCommand.toLocation(view, cover)));
    }
}
