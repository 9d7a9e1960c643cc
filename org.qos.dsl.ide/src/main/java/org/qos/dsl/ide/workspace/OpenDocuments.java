package org.qos.dsl.ide.workspace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The documents that a client has open, each under the URI that the client sends. A file that is open under several
 * URIs is several documents to the client; the one that was opened or changed last counts for others. May be used by
 * several threads.
 */
final class OpenDocuments {

    private final Map<String, Entry> byUri = new LinkedHashMap<>();

    /** Adds a document that was opened; it replaces one with the same URI. */
    synchronized void put(Document document) {
        byUri.remove(document.uri());
        byUri.put(document.uri(), new Entry(Document.key(document.uri()), document));
    }

    /** Changes an open document; empty when there is none of that address. */
    synchronized Optional<Document> change(String uri, UnaryOperator<Document> change) {
        Optional<Document> before = find(uri);
        return before.map(document -> {
            Entry entry = byUri.remove(document.uri());
            Document changed = change.apply(document);
            byUri.put(changed.uri(), new Entry(entry.key(), changed));
            return changed;
        });
    }

    /** Forgets a document, which is returned; empty when there is none of that address. */
    synchronized Optional<Document> remove(String uri) {
        Optional<Document> removed = find(uri);
        removed.ifPresent(document -> byUri.remove(document.uri()));
        return removed;
    }

    /** The document with exactly that URI, or else the newest for the same file. */
    synchronized Optional<Document> find(String uri) {
        Entry exact = byUri.get(uri);
        return exact != null ? Optional.of(exact.document()) : newest(Document.key(uri));
    }

    /** The newest document whose address has a key. */
    synchronized Optional<Document> newest(String key) {
        return byUri.values().stream()
                .filter(entry -> entry.key().equals(key))
                .map(Entry::document)
                .reduce((older, newer) -> newer);
    }

    /** All of them, the one that was opened or changed last at the end. */
    synchronized List<Document> all() {
        List<Document> all = new ArrayList<>();
        byUri.values().forEach(entry -> all.add(entry.document()));
        return all;
    }

    /** A document with the key of its address, which is worked out once. */
    private record Entry(String key, Document document) {}
}
