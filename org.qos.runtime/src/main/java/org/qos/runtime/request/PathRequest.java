package org.qos.runtime.request;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.Selected;
import org.qos.runtime.value.SubnetPrefix;

/**
 * A request for a path as it is written: {@code from END to END service N …}. What is empty is not carried.
 *
 * @param from the source
 * @param to the destination
 * @param serviceId the Service-ID, 64 bits
 * @param qosClass the QoS-Class, 0 to 4095
 * @param tclass the TClass, 0 to 255
 * @param pkey the P_Key, 16 bits
 * @param sl the SL, 0 to 15
 * @param mtu the MTU with its selector, IBTA code 1 to 5
 * @param rate the rate with its selector, IBTA code 2 to 24
 * @param packetLife the packet lifetime with its selector, 0 to 63
 * @param reversible whether the path is to be usable both ways
 * @param numbPath how many paths at most, 0 to 127
 * @param client whose kind of request it is
 * @param fromToken the token that names the source, from 1; 0 when none does
 * @param toToken the token that names the destination
 */
public record PathRequest(
        End from,
        End to,
        OptionalLong serviceId,
        OptionalInt qosClass,
        OptionalInt tclass,
        OptionalInt pkey,
        OptionalInt sl,
        Optional<Selected> mtu,
        Optional<Selected> rate,
        Optional<Selected> packetLife,
        boolean reversible,
        OptionalInt numbPath,
        Optional<Client> client,
        int fromToken,
        int toToken) {

    /** The same request between two ports. */
    public PathRequest between(long sourceGuid, long destinationGuid) {
        return new PathRequest(
                new End.Guid(sourceGuid),
                new End.Guid(destinationGuid),
                serviceId,
                qosClass,
                tclass,
                pkey,
                sl,
                mtu,
                rate,
                packetLife,
                reversible,
                numbPath,
                client,
                fromToken,
                toToken);
    }

    /** Whether both ends are single ports. */
    public boolean isBetweenPorts() {
        return from.isPort() && to.isPort();
    }

    /** An error for each field that the request states and its client does not send. */
    public List<RequestSyntaxException> foreignFields() {
        return client.map(known -> new ClientFields(known, this, Partitions.WITHOUT_FILE).foreign())
                .orElse(List.of());
    }

    /**
     * The query that is sent, when both ends are single ports: that of its client, or without a client one that carries
     * what the request states and nothing else.
     *
     * @param fabric where LIDs and names are found, or {@link Fabric#EMPTY}
     * @param partitions the partitions, whose broadcast groups give IPoIB its TClass
     * @throws RequestSyntaxException when an end is a group or {@code any}, when the fabric lacks the port, or when the
     *     request states what its client does not send
     */
    public PathQuery toQuery(Fabric fabric, Partitions partitions) throws RequestSyntaxException {
        return toQuery(fabric, partitions, SubnetPrefix.DEFAULT);
    }

    /**
     * As {@link #toQuery(Fabric, Partitions)}, for a subnet whose ports have GIDs with that prefix, the option {@code
     * subnet_prefix}.
     */
    public PathQuery toQuery(Fabric fabric, Partitions partitions, long subnetPrefix) throws RequestSyntaxException {
        return new RequestQueries(this, fabric, subnetPrefix).query(partitions);
    }

    /**
     * What of that query a policy can compare.
     *
     * @throws RequestSyntaxException as {@link #toQuery}
     */
    public Request toRequest(Fabric fabric, Partitions partitions) throws RequestSyntaxException {
        return toQuery(fabric, partitions).toRequest(fabric);
    }
}
