package org.qos.dsl.ide.syntax;

import java.util.function.Supplier;
import org.eclipse.xtext.util.OnChangeEvictingCache;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Caches what several features need of one version of a document. */
public final class DocumentCache {

    private static final OnChangeEvictingCache CACHE = new OnChangeEvictingCache();

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
