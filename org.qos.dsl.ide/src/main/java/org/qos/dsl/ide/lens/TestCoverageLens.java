package org.qos.dsl.ide.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.semantics.PolicyTestResults;
import org.qos.dsl.ide.syntax.FirstToken;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Code lens for a rule: the number of tests that it decides a request of; its command shows the first one. */
final class TestCoverageLens implements CodeLensProvider {

    @Override
    public Stream<LensItem> lenses(DocumentSnapshot snapshot) {
        if (!snapshot.language().isPolicy()) {
            return Stream.empty();
        }
        List<DocumentSnapshot> tests = snapshot.tests().stream()
                .filter(test -> !PolicyTestResults.of(test).all().isEmpty())
                .toList();
        return tests.isEmpty()
                ? Stream.empty()
                : PolicySemantics.of(snapshot).stream().flatMap(policy -> lenses(policy, tests));
    }

    private static Stream<LensItem> lenses(PolicySemantics policy, List<DocumentSnapshot> tests) {
        List<LensItem> lenses = new ArrayList<>();
        for (int place = 1; place <= policy.rules().size(); place++) {
            int rule = place;
            policy.origin(rule).map(origin -> lens(rule, origin, tests)).ifPresent(lenses::add);
        }
        return lenses.stream();
    }

    private static LensItem lens(int place, EObject rule, List<DocumentSnapshot> tests) {
        int count = 0;
        Optional<LensCommand> first = Optional.empty();
        for (DocumentSnapshot test : tests) {
            List<? extends EObject> covering = PolicyTestResults.of(test).covering(place);
            count += covering.size();
            if (first.isEmpty() && !covering.isEmpty()) {
                first = Optional.of(LensCommand.toLocation(test, FirstToken.of(covering.get(0))));
            }
        }
        String text = count == 0 ? "covered by no test" : "covered by " + Plurals.of(count, "test", "tests");
        return new LensItem(FirstToken.of(rule), text, first);
    }
}
