package org.qos.runtime.match;

import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.ServiceId;
import org.qos.runtime.value.TClass;

/**
 * What of a PathRecord or MultiPathRecord query a policy can compare. A field that the query's component mask leaves
 * out is empty. Fields are kept as numbers, so that a request is one object: with an object for each field, matching a list
 * of requests took a quarter longer, because these objects had to be read.
 */
public final class Request {

    private final long sourceGuid;
    private final long destinationGuid;
    private final int carried;
    private final long serviceId;
    private final int qosClass;
    private final int tclass;
    private final int pkey;

    /**
     * A request.
     *
     * @param sourceGuid the port GUID of the source; bound to a fabric, 0 or a GUID that the fabric lacks is a member of no
     *     group; without a fabric, each GUID that a group's ranges contain is a member
     * @param destinationGuid the port GUID of the destination, likewise
     * @param serviceId the Service-ID, 64 bits
     * @param qosClass the QoS-Class, 0 to 4095
     * @param tclass the TClass, 0 to 255
     * @param pkey the P_Key, 16 bits; the membership bit is not compared
     * @throws IllegalArgumentException when a field is out of its range
     */
    public Request(
            long sourceGuid,
            long destinationGuid,
            OptionalLong serviceId,
            OptionalInt qosClass,
            OptionalInt tclass,
            OptionalInt pkey) {
        this.sourceGuid = sourceGuid;
        this.destinationGuid = destinationGuid;
        this.carried = (serviceId.isPresent() ? RequestFieldMask.SERVICE_ID : 0)
                | (qosClass.isPresent() ? RequestFieldMask.QOS_CLASS : 0)
                | (tclass.isPresent() ? RequestFieldMask.TCLASS : 0)
                | (pkey.isPresent() ? RequestFieldMask.PKEY : 0);
        this.serviceId = serviceId.orElse(0);
        this.qosClass = inRange("QoS-Class", qosClass, QosClass.MAX);
        this.tclass = inRange("TClass", tclass, TClass.MAX);
        this.pkey = inRange("P_Key", pkey, Pkey.MAX);
    }

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

    /** The port GUID of the source. */
    public long sourceGuid() {
        return sourceGuid;
    }

    /** The port GUID of the destination. */
    public long destinationGuid() {
        return destinationGuid;
    }

    /** The Service-ID. */
    public OptionalLong serviceId() {
        return carries(RequestFieldMask.SERVICE_ID) ? OptionalLong.of(serviceId) : OptionalLong.empty();
    }

    /** The QoS-Class. */
    public OptionalInt qosClass() {
        return optional(RequestFieldMask.QOS_CLASS, qosClass);
    }

    /** The TClass. */
    public OptionalInt tclass() {
        return optional(RequestFieldMask.TCLASS, tclass);
    }

    /** The P_Key. */
    public OptionalInt pkey() {
        return optional(RequestFieldMask.PKEY, pkey);
    }

    /** Which fields it carries, as bits ({@link RequestFieldMask}). */
    public int carried() {
        return carried;
    }

    /** The Service-ID; 0 where it carries none. */
    public long serviceIdOrZero() {
        return serviceId;
    }

    /** The QoS-Class; 0 where it carries none. */
    public int qosClassOrZero() {
        return qosClass;
    }

    /** The TClass; 0 where it carries none. */
    public int tclassOrZero() {
        return tclass;
    }

    /** The P_Key; 0 where it carries none. */
    public int pkeyOrZero() {
        return pkey;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Request request
                && sourceGuid == request.sourceGuid
                && destinationGuid == request.destinationGuid
                && carried == request.carried
                && serviceId == request.serviceId
                && qosClass == request.qosClass
                && tclass == request.tclass
                && pkey == request.pkey;
    }

    @Override
    public int hashCode() {
        return Objects.hash(sourceGuid, destinationGuid, carried, serviceId, qosClass, tclass, pkey);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(
                "Request[sourceGuid=" + Guid.text(sourceGuid) + ", destinationGuid=" + Guid.text(destinationGuid));
        serviceId().ifPresent(value -> text.append(", serviceId=").append(ServiceId.text(value)));
        qosClass().ifPresent(value -> text.append(", qosClass=").append(value));
        tclass().ifPresent(value -> text.append(", tclass=").append(value));
        pkey().ifPresent(value -> text.append(", pkey=").append(Pkey.text(value)));
        return text.append("]").toString();
    }

    private static int inRange(String field, OptionalInt value, int max) {
        int number = value.orElse(0);
        if (number < 0 || number > max) {
            throw new IllegalArgumentException(
                    "the " + field + " " + number + " is out of range; expected 0 to " + max);
        }
        return number;
    }

    private OptionalInt optional(int field, int value) {
        return carries(field) ? OptionalInt.of(value) : OptionalInt.empty();
    }

    private boolean carries(int field) {
        return (carried & field) != 0;
    }
}
