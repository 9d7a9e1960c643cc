package org.qos.dsl.ide.completion;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.View;

/**
 * What is proposed in a text with a mark where the cursor is.
 *
 * @param view the document
 * @param list what the client gets
 */
record Proposed(View view, CompletionList list) {

    /** What a client that knows no tab stops is proposed in a file that is alone. */
    static Proposed at(String name, String marked) {
        return at(LspTestHarness.empty(), name, marked);
    }

    /** What a client that knows no tab stops is proposed. */
    static Proposed at(LspTestHarness harness, String name, String marked) {
        return to(new ClientCapabilities(), harness, name, marked);
    }

    /** What a client that knows tab stops is proposed in a file that is alone. */
    static Proposed withTabStops(String name, String marked) {
        var document = new TextDocumentClientCapabilities();
        document.setCompletion(new CompletionCapabilities(new CompletionItemCapabilities(true)));
        var client = new ClientCapabilities();
        client.setTextDocument(document);
        return to(client, LspTestHarness.empty(), name, marked);
    }

    private static Proposed to(ClientCapabilities client, LspTestHarness harness, String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        View view = harness.put(name, text.text()).view(name);
        Completion completion = new Completion();
        completion.initialize(client);
        var place = new CompletionParams(LspTestHarness.id(view), text.position());
        return new Proposed(
                view,
                completion.handle(view, place, LspTestHarness.NEVER_CANCELLED).getRight());
    }

    /** In the order of the list. */
    List<CompletionItem> items() {
        return list.getItems();
    }

    /** What the list shows. */
    List<String> labels() {
        return items().stream().map(CompletionItem::getLabel).toList();
    }

    /** The proposal of that label. */
    CompletionItem item(String label) {
        return items().stream()
                .filter(item -> item.getLabel().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError(label + " is not among " + labels()));
    }

    /** What a proposal means. */
    String meaning(String label) {
        return item(label).getDetail();
    }

    /** The text with a proposal in it. */
    String with(String label) {
        TextEdit edit = item(label).getTextEdit().getLeft();
        return new StringBuilder(view.text())
                .replace(
                        view.lines().offset(edit.getRange().getStart()),
                        view.lines().offset(edit.getRange().getEnd()),
                        edit.getNewText())
                .toString();
    }
}
