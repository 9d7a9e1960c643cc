package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.PreviousResultId;
import org.qos.dsl.ide.workspace.Document;

/**
 * The result IDs of a client's previous pull ({@code previousResultIds}). A client may use another URI for a file than
 * the server reported.
 */
final class PreviousResultIds {

    private final Map<String, Set<String>> idsByKey = new HashMap<>();
    private final Map<String, String> keys = new HashMap<>();

    /** The IDs that the client names; {@code named} may be null. */
    PreviousResultIds(List<PreviousResultId> named) {
        if (named != null) {
            named.forEach(this::add);
        }
    }

    private void add(PreviousResultId result) {
        String key = Document.key(result.getUri());
        keys.put(result.getUri(), key);
        idsByKey.computeIfAbsent(key, any -> new HashSet<>()).add(result.getValue());
    }

    /** Whether the client has this result for a document. */
    boolean has(String uri, String id) {
        return !idsByKey.isEmpty()
                && idsByKey.getOrDefault(Document.key(uri), Set.of()).contains(id);
    }

    /** The URIs, as the client writes them, of all documents but some. */
    List<String> withoutUris(Set<String> others) {
        Set<String> theirs = others.stream().map(Document::key).collect(Collectors.toSet());
        return keys.keySet().stream()
                .filter(uri -> !theirs.contains(keys.get(uri)))
                .sorted()
                .toList();
    }
}
