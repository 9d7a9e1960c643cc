package org.qos.dsl.ide.highlight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The occurrences of the name at the cursor. */
class HighlightTest {

    private static List<? extends DocumentHighlight> highlights(String name, MarkedText text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
        return new Highlight()
                .handle(
                        snapshot,
                        new DocumentHighlightParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        assertEquals(List.of(), highlights(name, MarkedText.of("<|>")));
    }

    @Test
    void everyOccurrenceOfAGroupInAnUnclosedElement() {
        MarkedText text =
                MarkedText.of("<qos-policy><port-groups><port-group><name><|Store|></name></port-group></port-groups>"
                        + "<qos-match-rules><qos-match-rule><source><|st<|>ore|></source>");

        List<? extends DocumentHighlight> found = highlights("a.qos", text);

        assertEquals(
                text.ranges(), found.stream().map(DocumentHighlight::getRange).toList());
        assertEquals(DocumentHighlightKind.Write, found.get(0).getKind());
        assertEquals(DocumentHighlightKind.Read, found.get(1).getKind());
    }
}
