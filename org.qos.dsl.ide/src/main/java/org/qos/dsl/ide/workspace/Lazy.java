package org.qos.dsl.ide.workspace;

import java.util.function.Supplier;

/** A value that is computed when first used. Confined to one thread at a time. */
final class Lazy<V> implements Supplier<V> {

    private Supplier<V> maker;
    private V value;

    Lazy(Supplier<V> maker) {
        this.maker = maker;
    }

    @Override
    public V get() {
        if (maker != null) {
            value = maker.get();
            maker = null;
        }
        return value;
    }
}
