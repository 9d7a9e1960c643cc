package org.qos.runtime.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;

/** Fills the fields of a query, besides its ends, as a client does that is asked for a path. */
record ClientFields(Client client, PathRequest request, Partitions partitions) {

    /**
     * Adds the fields.
     *
     * @throws RequestSyntaxException when the request states a field that the client does not send, or leaves out the
     *     Service-ID that only the request can name
     */
    void addTo(PathQueryBuilder query) throws RequestSyntaxException {
        List<RequestSyntaxException> foreign = foreign();
        if (!foreign.isEmpty()) {
            throw foreign.get(0);
        }
        if (client.carries(PathComponent.SERVICE_ID)) {
            query.serviceId(serviceId());
        }
        if (client.carries(PathComponent.QOS_CLASS)) {
            query.qosClass(request.qosClass().orElse(0));
        }
        if (client.carries(PathComponent.TCLASS)) {
            add(request.tclass().orElseGet(this::tclass), query::tclass);
        }
        if (client.carries(PathComponent.PKEY)) {
            add(pkey(), query::pkey);
        }
        if (client.carries(PathComponent.MTU)) {
            addMtu(query);
        }
        if (client.carries(PathComponent.REVERSIBLE)) {
            query.reversible(true);
        }
        if (client.carries(PathComponent.NUMB_PATH)) {
            query.numbPath(1);
        }
    }

    private void add(int value, IntConsumer field) {
        if (value != 0 || !client.leavesOutZeros()) {
            field.accept(value);
        }
    }

    /** FreeBSD asks for more than the code below that of its interface, whose MTU is that of its broadcast group. */
    private void addMtu(PathQueryBuilder query) {
        int below = broadcast().map(MulticastGroup::mtu).orElse(MulticastGroup.DEFAULT_MTU) - 1;
        if (below >= Mtu.MIN_CODE) {
            query.mtu(new Selected(Selector.GREATER_THAN, below));
        }
    }

    private Optional<MulticastGroup> broadcast() {
        return partitions.byPkey(pkey()).flatMap(Partition::broadcast);
    }

    private long serviceId() throws RequestSyntaxException {
        if (request.serviceId().isPresent()) {
            return request.serviceId().getAsLong();
        }
        return client.defaultServiceId()
                .orElseThrow(() -> new RequestSyntaxException(
                        "the client " + client.keyword() + " needs a Service-ID; add: service N"));
    }

    /** IPoIB asks with the TClass of its broadcast group, others with that of their address, which by default is 0. */
    private int tclass() {
        boolean ofGroup = client == Client.IPOIB || client == Client.IPOIB_FREEBSD;
        return ofGroup ? broadcast().map(MulticastGroup::tclass).orElse(0) : 0;
    }

    /** The P_Key of an IP interface is that of a full member, because its broadcast group's address has it. */
    private int pkey() {
        int pkey = request.pkey().orElse(Pkey.full(Pkey.DEFAULT));
        return client.keepsMembership() ? pkey : Pkey.full(pkey);
    }

    /** An error for each field that the request states and the client does not send. */
    List<RequestSyntaxException> foreign() {
        List<RequestSyntaxException> foreign = new ArrayList<>();
        refuse(request.serviceId().isPresent(), PathComponent.SERVICE_ID, "Service-ID", foreign);
        refuse(request.qosClass().isPresent(), PathComponent.QOS_CLASS, "QoS-Class", foreign);
        refuse(request.tclass().isPresent(), PathComponent.TCLASS, "TClass", foreign);
        refuse(request.pkey().isPresent(), PathComponent.PKEY, "P_Key", foreign);
        refuse(request.sl().isPresent(), PathComponent.SL, "SL", foreign);
        refuse(request.mtu().isPresent(), PathComponent.MTU, "MTU", foreign);
        refuse(request.rate().isPresent(), PathComponent.RATE, "rate", foreign);
        refuse(request.packetLife().isPresent(), PathComponent.PACKET_LIFE, "packet lifetime", foreign);
        refuse(request.reversible(), PathComponent.REVERSIBLE, "reversible flag", foreign);
        refuse(request.numbPath().isPresent(), PathComponent.NUMB_PATH, "number of paths", foreign);
        return foreign;
    }

    private void refuse(boolean stated, PathComponent component, String what, List<RequestSyntaxException> foreign) {
        if (stated && !client.takes(component)) {
            foreign.add(new RequestSyntaxException("the client " + client.keyword() + " does not let a request set the "
                    + what + "; omit it, or omit the client"));
        }
    }
}
