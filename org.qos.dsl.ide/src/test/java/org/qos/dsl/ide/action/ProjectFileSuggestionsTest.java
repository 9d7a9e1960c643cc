package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/** Suggestions for unknown names in a project file. */
class ProjectFileSuggestionsTest {

    private static List<CodeAction> actions(MarkedText text, CodeActionContext context) {
        ProjectFileSnapshot snapshot =
                LspTestHarness.empty().putProject("qos.yaml", text.text()).project("qos.yaml");
        var range = new Range(text.position(), text.position());
        return new CodeActions()
                        .handle(
                                snapshot,
                                new CodeActionParams(LspTestHarness.id(snapshot), range, context),
                                LspTestHarness.NEVER_CANCELLED)
                        .stream()
                        .map(action -> action.getRight())
                        .toList();
    }

    private static List<CodeAction> actions(MarkedText text) {
        return actions(text, new CodeActionContext(List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[partition~]: a.conf            | partitions",
                "rules: {[octal-litral~]: off}   | octal-literal",
                "rules: {octal-literal: [warnin~g2]} | warning",
                "target: [opensm~-3.4]           | opensm-3.3"
            })
    void suggestsTheMostSimilarName(String marked, String expected) {
        MarkedText text =
                MarkedText.of(marked.replace("[", "<|").replace("]", "|>").replace("~", "<|>"));
        CodeAction action = actions(text).get(0);

        assertEquals("Did you mean " + expected + "?", action.getTitle());
        assertEquals(
                List.of(new TextEdit(text.ranges().get(0), expected)),
                action.getEdit().getChanges().get("file:///site/qos.yaml"));
        assertEquals(1, action.getDiagnostics().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"<|>", "xyzzy<|>: 1", "policy: [<|>", "partition: a\n<|>", "policy<|>: a.qos"})
    void hasNothingToOfferElsewhere(String marked) {
        assertEquals(List.of(), actions(MarkedText.of(marked)));
    }

    @Test
    void isNotOfferedForOtherKinds() {
        var source = new CodeActionContext(List.of(), List.of(CodeActionKind.SourceFixAll));

        assertEquals(List.of(), actions(MarkedText.of("partition<|>: a"), source));
    }
}
