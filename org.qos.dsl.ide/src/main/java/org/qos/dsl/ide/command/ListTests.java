package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.TestCase;

/** Command {@code qos.listTests}: the tests of a document, open or on disk, for clients that list them in a view. */
final class ListTests {

    private ListTests() {}

    /**
     * The details of the result.
     *
     * @param tests the tests, in the order of the file; those without a name are left out
     */
    record Details(List<Listed> tests) {}

    /**
     * A test.
     *
     * @param name its name
     * @param range where it is written
     */
    record Listed(String name, Range range) {}

    static CommandResult run(DocumentSnapshot view, JsonObject arguments, CommandProgress progress) {
        RunTests.requireTests(view);
        List<Listed> tests = view.source().root(PolicyTestFile.class).getTests().stream()
                .filter(test -> test.getName() != null && !test.getName().isBlank())
                .map(test -> listed(view, test))
                .toList();
        return new CommandResult(Plurals.of(tests.size(), "test", "tests"), List.of(), "", "", List.of())
                .with(new Details(tests));
    }

    private static Listed listed(DocumentSnapshot view, TestCase test) {
        INode node = NodeModelUtils.findActualNodeFor(test);
        return new Listed(test.getName(), view.lines().range(node.getOffset(), node.getLength()));
    }
}
