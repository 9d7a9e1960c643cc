package org.qos.dsl.ide.syntax;

import java.util.function.Supplier;
import org.eclipse.xtext.util.OnChangeEvictingCache;
import org.qos.dsl.ide.workspace.View;

/** Keeps what several features need of one version of a document. */
public final class PerVersion {

    private static final OnChangeEvictingCache CACHE = new OnChangeEvictingCache();

    private PerVersion() {}

    /**
     * Makes a value once for a version of a document.
     *
     * @param kind tells the values of one document apart
     */
    public static <V> V of(View view, Class<V> kind, Supplier<V> value) {
        return CACHE.get(kind, view.source().resource(), value::get);
    }
}
