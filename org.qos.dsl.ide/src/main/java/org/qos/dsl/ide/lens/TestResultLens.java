package org.qos.dsl.ide.lens;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.analysis.policytest.TestFailure;
import org.qos.dsl.ide.semantics.PolicyTestResults;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Code lens for a test: its result; the command of one that fails shows the expectation that does not hold. */
final class TestResultLens implements CodeLensProvider {

    @Override
    public Stream<LensItem> lenses(DocumentSnapshot snapshot) {
        return PolicyTestResults.of(snapshot).all().stream().map(result -> lens(snapshot, result));
    }

    private static LensItem lens(DocumentSnapshot snapshot, PolicyTestResults.Result result) {
        INode node = NodeModelUtils.findActualNodeFor(result.written());
        ITextRegion test = new TextRegion(node.getOffset(), "test".length());
        if (result.result().passed()) {
            return new LensItem(test, "passed", Optional.empty());
        }
        TestFailure failure = result.result().failures().get(0);
        ITextRegion line =
                new TextRegion(snapshot.lines().start(failure.expectation().line() - 1), 0);
        return new LensItem(
                test,
                "failed: expect " + failure.clause().text() + ", got " + failure.got(),
                Optional.of(LensCommand.toLocation(snapshot, line)));
    }
}
