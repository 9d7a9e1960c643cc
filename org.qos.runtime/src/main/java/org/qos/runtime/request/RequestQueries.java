package org.qos.runtime.request;

import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.value.Guid;

/** Makes the query that a request with single ports as its ends sends to the subnet administration. */
final class RequestQueries {

    private final PathRequest request;
    private final Fabric fabric;
    private final long subnetPrefix;
    private final PortFinder ports;

    RequestQueries(PathRequest request, Fabric fabric, long subnetPrefix) {
        this.request = request;
        this.fabric = fabric;
        this.subnetPrefix = subnetPrefix;
        this.ports = new PortFinder(fabric);
    }

    PathQuery query(Partitions partitions) throws RequestSyntaxException {
        PathQueryBuilder query = new PathQueryBuilder();
        if (request.client().isPresent()) {
            Client client = request.client().get();
            boolean byLid = client.carries(PathComponent.SLID);
            addEnds(query, byLid, byLid);
            new ClientFields(client, request, partitions).addTo(query);
        } else {
            addEnds(query, request.from() instanceof End.Lid, request.to() instanceof End.Lid);
            addFields(query);
        }
        return query.build();
    }

    /** A LID stays a LID unless the client asks by GIDs, because it selects one of the port's paths. */
    private void addEnds(PathQueryBuilder query, boolean fromLid, boolean toLid) throws RequestSyntaxException {
        try {
            if (fromLid) {
                query.slid(lid(request.from()));
            } else {
                query.source(gid(request.from()));
            }
        } catch (RequestSyntaxException unknown) {
            throw unknown.atToken(request.fromToken());
        }
        try {
            if (toLid) {
                query.dlid(lid(request.to()));
            } else {
                query.destination(gid(request.to()));
            }
        } catch (RequestSyntaxException unknown) {
            throw unknown.atToken(request.toToken());
        }
    }

    private void addFields(PathQueryBuilder query) {
        request.serviceId().ifPresent(query::serviceId);
        request.qosClass().ifPresent(query::qosClass);
        request.tclass().ifPresent(query::tclass);
        request.pkey().ifPresent(query::pkey);
        request.sl().ifPresent(query::sl);
        request.mtu().ifPresent(query::mtu);
        request.rate().ifPresent(query::rate);
        request.packetLife().ifPresent(query::packetLife);
        if (request.reversible()) {
            query.reversible(true);
        }
        request.numbPath().ifPresent(query::numbPath);
    }

    private Gid gid(End end) throws RequestSyntaxException {
        return end instanceof End.GlobalId id ? id.gid() : new Gid(subnetPrefix, ports.guid(end));
    }

    private int lid(End end) throws RequestSyntaxException {
        if (end instanceof End.Lid lid) {
            ports.guid(end);
            return lid.lid();
        }
        long guid = ports.guid(end);
        return fabric.portByGuid(guid)
                .map(Port::lid)
                .filter(lid -> lid != 0)
                .orElseThrow(() -> new RequestSyntaxException("the client "
                        + request.client().map(Client::keyword).orElse("")
                        + " asks by LIDs, and the LID of the port " + Guid.text(guid)
                        + " is not known; give a LID, or name a fabric that has it"));
    }
}
