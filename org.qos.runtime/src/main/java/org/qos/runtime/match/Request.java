package org.qos.runtime.match;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What of a PathRecord or MultiPathRecord query a policy can compare. A field that the query's component mask leaves
 * out is empty.
 *
 * @param sourceGuid the port GUID of the source; 0 or a GUID that the fabric lacks is a member of no group
 * @param destinationGuid the port GUID of the destination, likewise
 * @param serviceId the Service-ID, 64 bits
 * @param qosClass the QoS-Class, 0 to 4095
 * @param tclass the TClass, 0 to 255
 * @param pkey the P_Key, 16 bits; the membership bit is not compared
 */
public record Request(
        long sourceGuid,
        long destinationGuid,
        OptionalLong serviceId,
        OptionalInt qosClass,
        OptionalInt tclass,
        OptionalInt pkey) {

    /** A request that carries nothing but its two ends. */
    public static Request between(long sourceGuid, long destinationGuid) {
        return new Request(
                sourceGuid,
                destinationGuid,
                OptionalLong.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty());
    }
}
