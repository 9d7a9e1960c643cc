package org.qos.analysis.simulation.packet;

import java.util.Arrays;

/**
 * Events by time, those of one time by priority and then in the order in which they were added: a binary heap in flat
 * arrays, so that a simulation always runs in the same order.
 */
final class EventQueue {

    private static final int FIRST_SIZE = 1024;
    private static final int PRIORITY_SHIFT = 62;

    private long[] times = new long[FIRST_SIZE];
    /** The priority in the upper bits, the number of the event below. */
    private long[] orders = new long[FIRST_SIZE];

    private long[] events = new long[FIRST_SIZE];
    private int size;
    private long added;
    private long now;

    /** Adds an event. Of one time those of priority 0 come first, then those of priority 1. */
    void add(long time, int priority, long event) {
        if (size == times.length) {
            times = Arrays.copyOf(times, 2 * size);
            orders = Arrays.copyOf(orders, 2 * size);
            events = Arrays.copyOf(events, 2 * size);
        }
        long order = (long) priority << PRIORITY_SHIFT | added++;
        int place = size++;
        while (place > 0 && before(time, order, (place - 1) / 2)) {
            move((place - 1) / 2, place);
            place = (place - 1) / 2;
        }
        put(place, time, order, event);
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The time of the next event. */
    long nextTime() {
        return times[0];
    }

    /** The time of the event that was taken last. */
    long now() {
        return now;
    }

    /** Takes the next event. */
    long take() {
        now = times[0];
        long event = events[0];
        size--;
        long time = times[size];
        long order = orders[size];
        long last = events[size];
        int place = 0;
        for (int child = 1; child < size; child = 2 * place + 1) {
            if (child + 1 < size && before(times[child + 1], orders[child + 1], child)) {
                child++;
            }
            if (before(time, order, child)) {
                break;
            }
            move(child, place);
            place = child;
        }
        put(place, time, order, last);
        return event;
    }

    private boolean before(long time, long order, int other) {
        return time < times[other] || time == times[other] && order < orders[other];
    }

    private void move(int from, int to) {
        put(to, times[from], orders[from], events[from]);
    }

    private void put(int place, long time, long order, long event) {
        times[place] = time;
        orders[place] = order;
        events[place] = event;
    }
}
