package org.qos.runtime.match.compiled;

import java.util.List;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.RequestFieldMask;

/**
 * Many requests as columns: request i has the values at place i of each array. The arrays are not copied.
 *
 * @param sources the port GUIDs of the sources
 * @param destinations the port GUIDs of the destinations
 * @param carried which fields each request carries ({@link RequestFieldMask})
 * @param serviceIds the Service-IDs
 * @param qosClasses the QoS-Classes
 * @param tclasses the TClasses
 * @param pkeys the P_Keys
 */
public record RequestColumns(
        long[] sources,
        long[] destinations,
        int[] carried,
        long[] serviceIds,
        int[] qosClasses,
        int[] tclasses,
        int[] pkeys) {

    /**
     * Checks the lengths.
     *
     * @throws IllegalArgumentException when the arrays differ in length
     */
    public RequestColumns {
        boolean same = destinations.length == sources.length
                && carried.length == sources.length
                && serviceIds.length == sources.length
                && qosClasses.length == sources.length
                && tclasses.length == sources.length
                && pkeys.length == sources.length;
        if (!same) {
            throw new IllegalArgumentException("the columns of requests differ in length");
        }
    }

    /** Some requests as columns. */
    public static RequestColumns of(List<Request> requests) {
        RequestColumns columns = ofSize(requests.size());
        columns.set(requests, 0, requests.size());
        return columns;
    }

    /** Requests between ports that do not exist, without any field. */
    static RequestColumns ofSize(int size) {
        return new RequestColumns(
                new long[size],
                new long[size],
                new int[size],
                new long[size],
                new int[size],
                new int[size],
                new int[size]);
    }

    /**
     * Replaces the first requests by others. The first loop reads both ends of each object and does little else, so that the
     * processor has many reads from memory under way; with one loop a request takes up to 30 ns longer (docs/benchmarks.md).
     *
     * @param begin the place of the first of these in the list
     * @param count how many they are
     */
    void set(List<Request> requests, int begin, int count) {
        for (int i = 0; i < count; i++) {
            Request request = requests.get(begin + i);
            carried[i] = request.carried();
            pkeys[i] = request.pkeyOrZero();
        }
        for (int i = 0; i < count; i++) {
            Request request = requests.get(begin + i);
            sources[i] = request.sourceGuid();
            destinations[i] = request.destinationGuid();
            serviceIds[i] = request.serviceIdOrZero();
            qosClasses[i] = request.qosClassOrZero();
            tclasses[i] = request.tclassOrZero();
        }
    }

    /** How many requests there are. */
    public int size() {
        return sources.length;
    }
}
