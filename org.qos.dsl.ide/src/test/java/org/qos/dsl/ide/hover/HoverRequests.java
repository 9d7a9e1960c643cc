package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Hover requests of a client with Markdown support. */
final class HoverRequests {

    private HoverRequests() {}

    /** The content of the hover, whose range has to be the marked one; empty if there is none. */
    static Optional<String> at(LspTestHarness harness, String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = harness.put(name, text.text()).snapshot(name);
        HoverProvider hovering = new HoverProvider();
        hovering.initialize(client());
        Hover hover = hovering.handle(
                snapshot,
                new HoverParams(LspTestHarness.id(snapshot), text.position()),
                LspTestHarness.NEVER_CANCELLED);
        if (hover != null && !text.regions().isEmpty()) {
            assertEquals(text.ranges().get(0), hover.getRange());
        }
        return Optional.ofNullable(hover)
                .map(found -> found.getContents().getRight().getValue());
    }

    private static ClientCapabilities client() {
        var hover = new HoverCapabilities();
        hover.setContentFormat(List.of(MarkupKind.MARKDOWN));
        var document = new TextDocumentClientCapabilities();
        document.setHover(hover);
        var client = new ClientCapabilities();
        client.setTextDocument(document);
        return client;
    }
}
