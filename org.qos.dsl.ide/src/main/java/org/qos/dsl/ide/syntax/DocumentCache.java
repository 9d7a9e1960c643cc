package org.qos.dsl.ide.syntax;

import java.util.function.Supplier;
import org.eclipse.xtext.util.OnChangeEvictingCache;
import org.qos.dsl.ide.workspace.View;

/** Caches what several features need of one version of a document. */
public final class DocumentCache {

    private static final OnChangeEvictingCache CACHE = new OnChangeEvictingCache();

    private DocumentCache() {}

    /**
     * Computes a value once for each version of a document.
     *
     * @param kind distinguishes the values of one document
     */
    public static <V> V of(View view, Class<V> kind, Supplier<V> value) {
        return CACHE.get(kind, view.source().resource(), value::get);
    }
}
