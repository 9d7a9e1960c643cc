package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
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
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * What is proposed in a text with a mark where the cursor is.
 *
 * @param snapshot the document
 * @param cursor the offset of the cursor
 * @param list what the client gets
 */
record Proposed(DocumentSnapshot snapshot, int cursor, CompletionList list) {

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

    /** What a client is proposed that shows details beside labels, in a file that is alone. */
    static Proposed withLabelDetails(String name, String marked) {
        var items = new CompletionItemCapabilities();
        items.setLabelDetailsSupport(true);
        var document = new TextDocumentClientCapabilities();
        document.setCompletion(new CompletionCapabilities(items));
        var client = new ClientCapabilities();
        client.setTextDocument(document);
        return to(client, LspTestHarness.empty(), name, marked);
    }

    private static Proposed to(ClientCapabilities client, LspTestHarness harness, String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = harness.put(name, text.text()).snapshot(name);
        Completion completion = new Completion();
        completion.initialize(client);
        var place = new CompletionParams(LspTestHarness.id(snapshot), text.position());
        return new Proposed(
                snapshot,
                text.cursor(),
                completion
                        .handle(snapshot, place, LspTestHarness.NEVER_CANCELLED)
                        .getRight());
    }

    /** What begins with what is typed, in the order of the list: what any client shows, and all show first. */
    List<CompletionItem> items() {
        return list.getItems().stream()
                .filter(item -> item.getFilterText().startsWith(typed(item)))
                .toList();
    }

    /** The labels of all that a client with fuzzy matching shows. */
    List<String> shown() {
        return list.getItems().stream()
                .filter(this::isShown)
                .map(CompletionItem::getLabel)
                .toList();
    }

    private String typed(CompletionItem item) {
        return snapshot.text()
                .substring(
                        snapshot.lines()
                                .offset(item.getTextEdit().getLeft().getRange().getStart()),
                        cursor);
    }

    /**
     * Whether a client shows a proposal for what is typed: as VS Code, which searches for the typed characters in their
     * order, the first of them where a word begins (filters.ts:fuzzyScore).
     */
    private boolean isShown(CompletionItem item) {
        String typed = typed(item).toLowerCase(Locale.ROOT);
        String found = item.getFilterText().toLowerCase(Locale.ROOT);
        return typed.isEmpty()
                || IntStream.range(0, found.length())
                        .filter(at -> found.charAt(at) == typed.charAt(0))
                        .filter(at -> at == 0 || !Character.isLetterOrDigit(found.charAt(at - 1)))
                        .anyMatch(at -> containsInOrder(found.substring(at), typed));
    }

    private static boolean containsInOrder(String text, String typed) {
        int at = 0;
        for (int i = 0; i < typed.length(); i++) {
            at = text.indexOf(typed.charAt(i), at) + 1;
            if (at == 0) {
                return false;
            }
        }
        return true;
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
        return new StringBuilder(snapshot.text())
                .replace(
                        snapshot.lines().offset(edit.getRange().getStart()),
                        snapshot.lines().offset(edit.getRange().getEnd()),
                        edit.getNewText())
                .toString();
    }
}
