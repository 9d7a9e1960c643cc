package org.qos.runtime.match.compiled;

import java.util.Locale;

/**
 * What the compiler chose for a policy, and how large it is.
 *
 * @param strategy how rules are found
 * @param serviceIds how many classes of Service-IDs there are, that of absent ones included, as in all fields
 * @param qosClasses how many classes of QoS-Classes there are
 * @param tclasses how many classes of TClasses there are
 * @param pkeys how many classes of P_Keys there are
 * @param ports how many classes of ports there are by their groups, that of ports in no group included
 * @param sources how many of these the rules distinguish as sources by their vectors
 * @param destinations how many they distinguish as destinations
 * @param bytes the size of the arrays, without levels and answers
 * @param nanoseconds how long the compiler took
 */
public record CompiledForm(
        Strategy strategy,
        int serviceIds,
        int qosClasses,
        int tclasses,
        int pkeys,
        int ports,
        int sources,
        int destinations,
        long bytes,
        long nanoseconds) {

    /** How rules are found. */
    public enum Strategy {
        /** A table with a cell for each combination of classes. */
        TABLE,
        /** Bit vectors of rules for the classes of fields and ports. */
        VECTORS,
        /** Bit vectors for the classes of fields; membership bits for at least one end. */
        VECTORS_AND_MEMBERSHIP;

        /** The name in lower case with hyphens. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** The numbers of classes, as in {@code service:9,class:4,tclass:1,pkey:3,port:7,source:4,destination:5}. */
    public String classes() {
        return "service:" + serviceIds + ",class:" + qosClasses + ",tclass:" + tclasses + ",pkey:" + pkeys + ",port:"
                + ports + ",source:" + sources + ",destination:" + destinations;
    }
}
