package org.qos.dsl.ide.workspace;

import java.util.function.Supplier;

/** Makes a value when it is first asked for, and keeps it. Used by one thread at a time. */
final class Once<V> implements Supplier<V> {

    private Supplier<V> maker;
    private V value;

    Once(Supplier<V> maker) {
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
