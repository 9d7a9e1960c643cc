package org.qos.dsl.ide.completion;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Marked;
import org.qos.dsl.ide.workspace.View;

/** What is proposed in a text with a mark where the cursor stands. */
final class Proposed {

    private Proposed() {}

    static CompletionList list(Desk desk, String name, String marked, boolean tabStops) {
        Marked text = Marked.of(marked);
        View view = desk.put(name, text.text()).view(name);
        Completion completion = new Completion();
        completion.announce(new ServerCapabilities(), client(tabStops));
        return completion
                .answer(view, new CompletionParams(Desk.id(view), text.position()), Desk.PATIENT)
                .getRight();
    }

    static List<CompletionItem> items(Desk desk, String name, String marked, boolean tabStops) {
        return list(desk, name, marked, tabStops).getItems();
    }

    /** What becomes of the text when a proposal is taken. */
    static String taken(Desk desk, String name, String marked, String label) {
        List<CompletionItem> items = items(desk, name, marked, true);
        TextEdit edit = item(items, label).getTextEdit().getLeft();
        View view = desk.view(name);
        int start = view.lines().offset(edit.getRange().getStart());
        int end = view.lines().offset(edit.getRange().getEnd());
        return view.text().substring(0, start) + edit.getNewText() + view.text().substring(end);
    }

    private static ClientCapabilities client(boolean tabStops) {
        var item = new CompletionItemCapabilities(tabStops);
        var document = new TextDocumentClientCapabilities();
        document.setCompletion(new CompletionCapabilities(item));
        var client = new ClientCapabilities();
        client.setTextDocument(document);
        return client;
    }

    static List<String> labels(Desk desk, String name, String marked) {
        return items(desk, name, marked, false).stream()
                .map(CompletionItem::getLabel)
                .toList();
    }

    static List<String> labels(String name, String marked) {
        return labels(Desk.empty(), name, marked);
    }

    static String meaning(List<CompletionItem> items, String label) {
        return item(items, label).getDetail();
    }

    static CompletionItem item(List<CompletionItem> items, String label) {
        return items.stream()
                .filter(item -> item.getLabel().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("not proposed: " + label));
    }
}
