package org.qos.runtime.match.compiled;

import java.util.List;
import org.qos.runtime.match.Request;

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
        return new RequestColumns(
                requests.stream().mapToLong(Request::sourceGuid).toArray(),
                requests.stream().mapToLong(Request::destinationGuid).toArray(),
                requests.stream().mapToInt(RequestFieldMask::by).toArray(),
                requests.stream().mapToLong(r -> r.serviceId().orElse(0)).toArray(),
                requests.stream().mapToInt(r -> r.qosClass().orElse(0)).toArray(),
                requests.stream().mapToInt(r -> r.tclass().orElse(0)).toArray(),
                requests.stream().mapToInt(r -> r.pkey().orElse(0)).toArray());
    }

    /** How many requests there are. */
    public int size() {
        return sources.length;
    }
}
