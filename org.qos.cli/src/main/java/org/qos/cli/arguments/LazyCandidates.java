package org.qos.cli.arguments;

import java.util.Iterator;

/**
 * The values that an option proposes, created when help asks for them.
 *
 * @param type the class of the iterable of them
 */
record LazyCandidates(Class<?> type) implements Iterable<String> {

    @Override
    @SuppressWarnings("unchecked")
    public Iterator<String> iterator() {
        return ((Iterable<String>) Instances.of(type)).iterator();
    }
}
