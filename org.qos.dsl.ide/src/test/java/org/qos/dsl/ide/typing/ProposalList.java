package org.qos.dsl.ide.typing;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * The proposals as VS Code shows them (filters.ts:fuzzyScore): those that contain the typed characters in their order, the
 * first of them where a word begins; first those that begin with what is typed, then by the order of the server.
 *
 * @param snapshot the document
 * @param cursor the offset of the cursor
 * @param items the proposals of the server
 */
record ProposalList(DocumentSnapshot snapshot, int cursor, List<CompletionItem> items) {

    /** The proposal that is selected when the list opens. */
    Optional<CompletionItem> first() {
        return items.stream()
                .filter(this::isShown)
                .min(Comparator.comparing((CompletionItem item) -> !found(item).startsWith(typed(item)))
                        .thenComparing(CompletionItem::getSortText));
    }

    /** The offset where what is typed of a proposal begins. */
    int start(CompletionItem item) {
        return snapshot.lines().offset(range(item).getStart());
    }

    /** Whether a proposal replaces nothing after the cursor. */
    boolean endsAtCursor(CompletionItem item) {
        return snapshot.lines().offset(range(item).getEnd()) == cursor;
    }

    private static Range range(CompletionItem item) {
        return item.getTextEdit().getLeft().getRange();
    }

    private String typed(CompletionItem item) {
        return snapshot.text().substring(start(item), cursor).toLowerCase(Locale.ROOT);
    }

    private static String found(CompletionItem item) {
        return item.getFilterText().toLowerCase(Locale.ROOT);
    }

    private boolean isShown(CompletionItem item) {
        String typed = typed(item);
        String found = found(item);
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
}
