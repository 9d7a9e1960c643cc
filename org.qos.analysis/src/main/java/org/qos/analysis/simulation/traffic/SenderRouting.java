package org.qos.analysis.simulation.traffic;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.audit.traffic.PathChannels;
import org.qos.analysis.simulation.network.FlowColumns;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.traffic.RoutedTraffic.RefusedRequests;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.resolve.Assumption;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.value.DataRate;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/** Finds the paths of the flows of one sender in a class of traffic. Each sender has its own thread. */
final class SenderRouting {

    private final BoundPolicy policy;
    private final PathResolver resolver;
    private final PathChannels channels;
    private final List<SimulatedLink> links;
    private final int place;
    private final TrafficClass traffic;
    private final int source;
    private final int[] receivers;
    private final FlowColumns.Builder flows;
    private final RoutedFlows routed;
    private final Set<Assumption> assumed = EnumSet.noneOf(Assumption.class);
    private RefusedRequests refused;

    /**
     * The paths of a sender.
     *
     * @param place the index of the class
     * @param source the index of the endpoint that sends
     * @param receivers the indices of the endpoints that receive
     */
    SenderRouting(
            BoundPolicy policy,
            PathResolver resolver,
            PathChannels channels,
            List<SimulatedLink> links,
            int place,
            TrafficClass traffic,
            int source,
            int[] receivers) {
        this.policy = policy;
        this.resolver = resolver;
        this.channels = channels;
        this.links = links;
        this.place = place;
        this.traffic = traffic;
        this.source = source;
        this.receivers = receivers;
        flows = new FlowColumns.Builder(receivers.length);
        routed = new RoutedFlows(receivers.length);
    }

    /** The flows that have a path. */
    FlowColumns flows() {
        return flows.build();
    }

    /** What these flows are, in the same order. */
    RoutedFlows routed() {
        return routed;
    }

    /** What rests on usual values on some path. */
    Set<Assumption> assumed() {
        return assumed;
    }

    /** The requests that get no path; empty where all get one. */
    Optional<RefusedRequests> refused() {
        return Optional.ofNullable(refused);
    }

    /**
     * Asks for the paths to all receivers.
     *
     * @throws TrafficException when the class names what its client does not send
     */
    void route() throws TrafficException {
        for (int destination : receivers) {
            Resolution answer = resolver.resolve(query(destination), source);
            if (answer instanceof Resolution.Path path) {
                add(path);
            } else if (answer instanceof Resolution.Refused refusal) {
                refuse(destination, resolver.explain(refusal));
            } else {
                refuse(destination, resolver.explain((Resolution.NotKnown) answer));
            }
        }
    }

    private PathQuery query(int destination) throws TrafficException {
        List<Port> endpoints = policy.fabric().endpoints();
        try {
            return traffic.request()
                    .between(
                            endpoints.get(source).guid(),
                            endpoints.get(destination).guid())
                    .toQuery(
                            policy.fabric(),
                            policy.partitions(),
                            resolver.subnet().options().subnetPrefix());
        } catch (RequestSyntaxException malformed) {
            throw new TrafficException(traffic, malformed.getMessage());
        }
    }

    private void add(Resolution.Path path) {
        PathRecord answered = path.path();
        int sl = answered.terms().sl();
        Optional<int[]> found = channels.of(source, path.destination(), answered.dlid(), sl);
        if (found.isEmpty()) {
            refuse(path.destination(), "packets of SL " + sl + " do not arrive");
            return;
        }
        double link = links.get(Channel.link(found.get()[0])).gigabits();
        double load = traffic.load().of(link) / receivers.length;
        double limited = Math.min(load, limit(answered.terms().rate().value(), link));
        int bytes = Mtu.bytes(answered.terms().mtu().value());
        flows.add(found.get(), bytes, limited);
        routed.add(place, source, path.destination(), sl);
        assumed.addAll(path.assumed());
    }

    /** What a rate leaves of what a link carries; that of FDR10 is one of QDR, too. */
    private static double limit(int code, double link) {
        return Rate.isCode(code) && Rate.gigabits(code) < link ? DataRate.ofCode(code) : SimulatedFlow.UNLIMITED;
    }

    private void refuse(int destination, String reason) {
        RefusedRequests one = new RefusedRequests(place, source, destination, reason, 1);
        refused = refused == null ? one : refused.and(one);
    }
}
