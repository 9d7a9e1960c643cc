package org.qos.fabric.discovery;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;

/**
 * Takes one element from each of several sources in turn, and skips those that are busy. While all of them are,
 * it has no next element; it may have one later.
 */
final class RoundRobin<E> implements Iterator<E> {

    private final Deque<Source<E>> sources = new ArrayDeque<>();

    private record Source<E>(Iterator<E> elements, BooleanSupplier busy) {}

    /** Adds a source; whether it is busy is asked each time when its turn comes. */
    void add(Iterator<E> elements, BooleanSupplier busy) {
        if (elements.hasNext()) {
            sources.add(new Source<>(elements, busy));
        }
    }

    /** Turns to the first source that is not busy. */
    @Override
    public boolean hasNext() {
        for (int turned = 0; turned < sources.size(); turned++) {
            if (!sources.peek().busy().getAsBoolean()) {
                return true;
            }
            sources.add(sources.poll());
        }
        return false;
    }

    @Override
    public E next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Source<E> source = sources.poll();
        E element = source.elements().next();
        add(source.elements(), source.busy());
        return element;
    }
}
