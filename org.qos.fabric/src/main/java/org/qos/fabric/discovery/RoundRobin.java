package org.qos.fabric.discovery;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Takes one element from each of several sources in turn, so that no node gets many questions at once. */
final class RoundRobin<E> implements Iterator<E> {

    private final Deque<Iterator<E>> sources = new ArrayDeque<>();

    void add(Iterator<E> source) {
        if (source.hasNext()) {
            sources.add(source);
        }
    }

    @Override
    public boolean hasNext() {
        return !sources.isEmpty();
    }

    @Override
    public E next() {
        if (sources.isEmpty()) {
            throw new NoSuchElementException();
        }
        Iterator<E> source = sources.poll();
        E element = source.next();
        add(source);
        return element;
    }
}
