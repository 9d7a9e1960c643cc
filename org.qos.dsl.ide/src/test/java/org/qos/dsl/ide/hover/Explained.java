package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Marked;
import org.qos.dsl.ide.workspace.View;

/** What a client that shows Markdown is told of the place of a cursor. */
final class Explained {

    private Explained() {}

    /** The explanation, which has to be about what is marked; empty where there is none. */
    static Optional<String> at(Desk desk, String name, String marked) {
        Marked text = Marked.of(marked);
        View view = desk.put(name, text.text()).view(name);
        HoverText hovering = new HoverText();
        hovering.announce(new ServerCapabilities(), client());
        Hover hover = hovering.answer(view, new HoverParams(Desk.id(view), text.position()), Desk.PATIENT);
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
