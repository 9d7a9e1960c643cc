package org.qos.dsl.ide.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.analysis.shadowing.RuleNumbers;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.syntax.FirstToken;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.RuleShadowing;

/** Code lens for rules that never apply, from the last validation; its command shows the earlier rule. */
final class ShadowedRuleLens implements CodeLensProvider {

    @Override
    public Stream<LensItem> lenses(DocumentSnapshot snapshot) {
        List<RuleShadowing> found = snapshot.relatedDocuments().shadows(snapshot.document());
        return found.isEmpty()
                ? Stream.empty()
                : PolicySemantics.of(snapshot).stream().flatMap(policy -> found.stream()
                        .filter(shadowing -> shadowing.holdsIn(policy.rules()))
                        .flatMap(shadowing -> lens(snapshot, policy, shadowing).stream()));
    }

    private static Optional<LensItem> lens(DocumentSnapshot snapshot, PolicySemantics policy, RuleShadowing shadowing) {
        List<Integer> covers = new ArrayList<>(shadowing.covers().keySet());
        return policy.origin(shadowing.place()).flatMap(rule -> policy.origin(covers.get(0))
                .map(cover -> lens(snapshot, FirstToken.of(rule), FirstToken.of(cover), covers)));
    }

    /** The command shows the first of the rules. */
    private static LensItem lens(DocumentSnapshot snapshot, ITextRegion rule, ITextRegion cover, List<Integer> by) {
        int line = snapshot.lines().position(cover.getOffset()).getLine() + 1;
        return new LensItem(
                rule,
                "shadowed by "
                        + (by.size() == 1 ? RuleNumbers.text(by) + " (line " + line + ")" : RuleNumbers.text(by)),
                Optional.of(LensCommand.toLocation(snapshot, cover)));
    }
}
