package org.qos.dsl.ide.workspace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The documents that a client holds open, each under the client's own spelling of its address. A file that is open under
 * several spellings is several documents to the client; of these the one that was opened or changed last counts for
 * others. May be used by several threads.
 */
final class OpenDocuments {

    private final Map<String, Entry> bySpelling = new LinkedHashMap<>();

    /** Takes a document that was opened; one that is open under the same spelling gives way. */
    synchronized void put(Document document) {
        bySpelling.remove(document.uri());
        bySpelling.put(document.uri(), new Entry(Document.key(document.uri()), document));
    }

    /** Changes an open document; empty when there is none of that address. */
    synchronized Optional<Document> change(String uri, UnaryOperator<Document> change) {
        Optional<Document> before = find(uri);
        return before.map(document -> {
            Entry entry = bySpelling.remove(document.uri());
            Document changed = change.apply(document);
            bySpelling.put(changed.uri(), new Entry(entry.key(), changed));
            return changed;
        });
    }

    /** Forgets a document, which is returned; empty when there is none of that address. */
    synchronized Optional<Document> remove(String uri) {
        Optional<Document> removed = find(uri);
        removed.ifPresent(document -> bySpelling.remove(document.uri()));
        return removed;
    }

    /** The document of that spelling, else the newest of that address. */
    synchronized Optional<Document> find(String uri) {
        Entry exact = bySpelling.get(uri);
        return exact != null ? Optional.of(exact.document()) : newest(Document.key(uri));
    }

    /** The newest document whose address has a key. */
    synchronized Optional<Document> newest(String key) {
        return bySpelling.values().stream()
                .filter(entry -> entry.key().equals(key))
                .map(Entry::document)
                .reduce((older, newer) -> newer);
    }

    /** All of them, the one that was opened or changed last at the end. */
    synchronized List<Document> all() {
        List<Document> all = new ArrayList<>();
        bySpelling.values().forEach(entry -> all.add(entry.document()));
        return all;
    }

    /** A document with the key of its address, which is worked out once. */
    private record Entry(String key, Document document) {}
}
