package org.qos.dsl.ide.syntax;

import java.util.function.Supplier;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.ParsedResourceCache;

/** Caches what several features need of one version of a document. */
public final class DocumentCache {

    private static final ParsedResourceCache CACHE = new ParsedResourceCache();

    private DocumentCache() {}

    /**
     * Computes a value once for each version of a document.
     *
     * @param kind distinguishes the values of one document
     */
    public static <V> V of(DocumentSnapshot snapshot, Class<V> kind, Supplier<V> value) {
        return CACHE.get(kind, snapshot.source().resource(), value::get);
    }
}
