package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.PreviousResultId;
import org.qos.dsl.ide.workspace.Document;

/** The answers that a client still has, as far as it names them. Clients may spell addresses otherwise than they were told. */
final class KnownResults {

    private final Map<String, Set<String>> idsByKey = new HashMap<>();
    private final Map<String, String> keys = new HashMap<>();

    /** Those that a client names; null when it names none. */
    KnownResults(List<PreviousResultId> named) {
        if (named != null) {
            named.forEach(this::add);
        }
    }

    private void add(PreviousResultId result) {
        String key = Document.key(result.getUri());
        keys.put(result.getUri(), key);
        idsByKey.computeIfAbsent(key, any -> new HashSet<>()).add(result.getValue());
    }

    /** Whether the client has an answer about a document. */
    boolean has(String uri, String id) {
        return !idsByKey.isEmpty()
                && idsByKey.getOrDefault(Document.key(uri), Set.of()).contains(id);
    }

    /** The addresses, in the client's spelling, of documents that are not among some. */
    List<String> besides(Set<String> others) {
        Set<String> theirs = others.stream().map(Document::key).collect(Collectors.toSet());
        return keys.keySet().stream()
                .filter(uri -> !theirs.contains(keys.get(uri)))
                .sorted()
                .toList();
    }
}
