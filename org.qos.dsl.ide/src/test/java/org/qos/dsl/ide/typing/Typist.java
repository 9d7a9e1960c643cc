package org.qos.dsl.ide.typing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionContext;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CompletionTriggerKind;
import org.eclipse.lsp4j.DocumentOnTypeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.qos.dsl.ide.completion.Completion;
import org.qos.dsl.ide.format.OnTypeFormatting;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * An author who types a text from its beginning to its end in an editor with tab stops and indentation by the server. When a
 * list of proposals is open whose first one is what the author wants, the author accepts it. Each character, each accepted
 * proposal, each step to a tab stop and each correction of an indentation by a space counts as one key.
 */
final class Typist {

    private final String name;
    private final String wanted;
    private final Completion completion = new Completion();
    private final OnTypeFormatting formatting = new OnTypeFormatting();
    private final Deque<TabStops.TabStop> stops = new ArrayDeque<>();
    private int at;
    private char trigger;
    private int keys;
    private int accepted;

    Typist(String name, String wanted) {
        this.name = name;
        this.wanted = wanted;
        var items = new CompletionItemCapabilities(true);
        var document = new TextDocumentClientCapabilities();
        document.setCompletion(new CompletionCapabilities(items));
        var client = new ClientCapabilities();
        client.setTextDocument(document);
        completion.initialize(client);
    }

    /** Whether the text is complete. */
    boolean isDone() {
        return at == wanted.length();
    }

    /** The number of keys so far. */
    int keys() {
        return keys;
    }

    /** The number of accepted proposals so far. */
    int accepted() {
        return accepted;
    }

    /** The offset of the cursor, in the wanted text and in that of the editor. */
    int cursor() {
        return at;
    }

    /** The text in the editor: what is typed, and what snippets have written after the cursor. */
    DocumentSnapshot snapshot() {
        StringBuilder text = new StringBuilder(wanted.substring(0, at));
        boolean isCurrent = true;
        for (TabStops.TabStop stop : stops) {
            text.append(isCurrent ? "" : stop.placeholder()).append(stop.next());
            isCurrent = false;
        }
        return LspTestHarness.alone(name, text.toString());
    }

    /** Hits the next key. */
    void step() {
        if (!stops.isEmpty() && isAtStopEnd()) {
            leaveStop();
        } else if (!acceptFirst()) {
            type();
        }
    }

    /** Whether the current tab stop has what the author wants, perhaps by its placeholder. */
    private boolean isAtStopEnd() {
        TabStops.TabStop stop = stops.peek();
        return at == stop.end()
                || !stop.placeholder().isEmpty()
                        && wanted.substring(at, stop.end()).equals(stop.placeholder());
    }

    private void leaveStop() {
        TabStops.TabStop stop = stops.pop();
        keys += stop.next().isEmpty() ? 0 : 1;
        at = stop.end() + stop.next().length();
        trigger = 0;
    }

    private void type() {
        char key = wanted.charAt(at++);
        keys++;
        trigger = key;
        if (key == '\n') {
            int end = at;
            while (end < wanted.length() && wanted.charAt(end) == ' ') {
                end++;
            }
            boolean closes = wanted.startsWith("</", end) || wanted.startsWith("end-", end);
            boolean isEmpty = end == wanted.length() || wanted.charAt(end) == '\n';
            keys += closes || isEmpty ? 0 : Math.abs(indentation() - (end - at));
            at = end;
        }
    }

    /** The number of spaces with which the server indents the new line at the cursor. */
    private int indentation() {
        DocumentSnapshot snapshot = snapshot();
        var position = snapshot.lines().position(at);
        var params = new DocumentOnTypeFormattingParams(
                LspTestHarness.id(snapshot), new FormattingOptions(4, true), position, "\n");
        return formatting.handle(snapshot, params, LspTestHarness.NEVER_CANCELLED).stream()
                .filter(edit -> edit.getRange().getStart().getLine() == position.getLine())
                .mapToInt(edit -> edit.getNewText().length())
                .findFirst()
                .orElse(0);
    }

    private boolean acceptFirst() {
        Optional<ProposalList> list = proposals();
        Optional<TabStops> taken = list.flatMap(open -> open.first().flatMap(first -> accept(open, first)));
        taken.ifPresent(snippet -> {
            keys++;
            accepted++;
            at = snippet.start();
            List<TabStops.TabStop> inner = new ArrayList<>(snippet.stops());
            Collections.reverse(inner);
            inner.forEach(stops::push);
            trigger = 0;
        });
        return taken.isPresent();
    }

    /** The list opens after a character of a word and after the characters that the server names. */
    private Optional<ProposalList> proposals() {
        boolean isWord = Character.isLetterOrDigit(trigger) || trigger == '-' || trigger == '_';
        boolean isTrigger = Completion.TRIGGERS.contains(String.valueOf(trigger));
        if (!isWord && !isTrigger) {
            return Optional.empty();
        }
        DocumentSnapshot snapshot = snapshot();
        var params = new CompletionParams(
                LspTestHarness.id(snapshot), snapshot.lines().position(at));
        params.setContext(
                isTrigger
                        ? new CompletionContext(CompletionTriggerKind.TriggerCharacter, String.valueOf(trigger))
                        : new CompletionContext(CompletionTriggerKind.Invoked));
        return Optional.of(new ProposalList(
                snapshot,
                at,
                completion
                        .handle(snapshot, params, LspTestHarness.NEVER_CANCELLED)
                        .getRight()
                        .getItems()));
    }

    /** What a proposal writes, if it is what the author wants. */
    private Optional<TabStops> accept(ProposalList list, CompletionItem item) {
        int start = list.start(item);
        int limit = stops.isEmpty() ? wanted.length() : stops.peek().end();
        return Optional.of(item.getTextEdit().getLeft().getNewText())
                .map(text -> item.getInsertTextFormat() == InsertTextFormat.Snippet ? indented(text, start) : text)
                .filter(text -> list.endsAtCursor(item))
                .flatMap(text -> TabStops.of(text, wanted, start))
                .filter(snippet -> snippet.end() <= limit && snippet.end() > at && snippet.start() >= at)
                .filter(snippet -> endsToken(snippet.start()));
    }

    /** A snippet with the indentation of the line where it is inserted. */
    private String indented(String snippet, int start) {
        int line = wanted.lastIndexOf('\n', start - 1) + 1;
        String before = wanted.substring(line, start);
        String indentation =
                before.substring(0, before.length() - before.stripLeading().length());
        String unit = name.endsWith(".qos") ? "  " : "    ";
        return snippet.replace("\t", unit).replace("\n", "\n" + indentation);
    }

    /** Whether the wanted text does not go on with the token that ends at an offset. */
    private boolean endsToken(int offset) {
        return Stream.of(offset - 1, offset)
                .anyMatch(i -> i >= wanted.length() || !Character.isLetterOrDigit(wanted.charAt(i)));
    }
}
