package org.qos.analysis.simulation.traffic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.audit.traffic.PathChannels;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.traffic.RoutedTraffic.RefusedRequests;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.request.RequestSyntaxException;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/**
 * Asks for the path of each flow as its sender does, and follows it: the policy gives SL, MTU and rate, the tables give
 * links and VLs. A rate below that of the link limits the flow, as the static rate control of a sender does (IBTA
 * 9.11).
 */
public final class TrafficRouting {

    private final BoundPolicy policy;
    private final PathResolver resolver;
    private final PathChannels channels;
    private final List<SimulatedLink> links;
    private final List<Port> endpoints;
    private final Random random;
    private final TrafficEnds ends;
    private final List<SimulatedFlow> flows = new ArrayList<>();
    private final List<RoutedFlow> routed = new ArrayList<>();
    private final Map<Integer, RefusedRequests> refused = new LinkedHashMap<>();

    private TrafficRouting(BoundPolicy policy, PathResolver resolver, RoutedLinks links, long seed) {
        this.policy = policy;
        this.resolver = resolver;
        this.channels = new PathChannels(links);
        this.links = FabricLinks.of(links);
        this.endpoints = policy.fabric().endpoints();
        this.random = new Random(seed);
        this.ends = new TrafficEnds(policy);
    }

    /**
     * Routes traffic.
     *
     * @param policy the policy, bound to the fabric
     * @param resolver answers requests for paths with this policy
     * @param links the links with the tables that packets meet
     * @param seed chooses the receivers of {@link TrafficPattern#BACKGROUND}
     * @throws TrafficException when a class names what neither policy nor fabric has, or what its client does not
     *     send
     * @throws CancellationException when the thread is interrupted
     */
    public static RoutedTraffic route(
            List<TrafficClass> classes, BoundPolicy policy, PathResolver resolver, RoutedLinks links, long seed)
            throws TrafficException {
        TrafficRouting routing = new TrafficRouting(policy, resolver, links, seed);
        for (int place = 0; place < classes.size(); place++) {
            routing.route(place, classes.get(place));
        }
        return new RoutedTraffic(
                classes,
                routing.routed,
                new Network(routing.links, routing.flows),
                List.copyOf(routing.refused.values()));
    }

    private void route(int place, TrafficClass traffic) throws TrafficException {
        int[] from = ends.of(traffic, traffic.from());
        int[] to = traffic.pattern() == TrafficPattern.RING ? from : ends.of(traffic, traffic.to());
        for (int sender = 0; sender < from.length; sender++) {
            Interruption.check();
            int source = from[sender];
            int[] receivers = receivers(traffic.pattern(), sender, source, to);
            for (int destination : receivers) {
                route(place, traffic, source, destination, receivers.length);
            }
        }
    }

    private int[] receivers(TrafficPattern pattern, int sender, int source, int[] to) {
        List<Integer> chosen = new ArrayList<>();
        switch (pattern) {
            case ALL_TO_ALL -> {
                for (int destination : to) {
                    chosen.add(destination);
                }
            }
            case CHECKPOINT -> chosen.add(to[sender % to.length]);
            case INCAST -> chosen.add(to[0]);
            case RING -> chosen.add(to[(sender + 1) % to.length]);
            case BACKGROUND -> chosen.add(to[random.nextInt(to.length)]);
        }
        return chosen.stream()
                .mapToInt(Integer::intValue)
                .filter(destination -> destination != source)
                .toArray();
    }

    private void route(int place, TrafficClass traffic, int source, int destination, int receivers)
            throws TrafficException {
        Resolution answer = resolver.resolve(query(traffic, source, destination), source);
        if (answer instanceof Resolution.Path path) {
            add(place, traffic, path, receivers);
        } else if (answer instanceof Resolution.Refused refusal) {
            refuse(place, source, destination, resolver.explain(refusal));
        } else {
            refuse(place, source, destination, resolver.explain((Resolution.NotKnown) answer));
        }
    }

    private PathQuery query(TrafficClass traffic, int source, int destination) throws TrafficException {
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
            throw new TrafficException(traffic.name(), malformed.getMessage());
        }
    }

    private void add(int place, TrafficClass traffic, Resolution.Path path, int receivers) {
        PathRecord answered = path.path();
        int sl = answered.terms().sl();
        Optional<int[]> found = channels.of(path.source(), path.destination(), answered.dlid(), sl);
        if (found.isEmpty()) {
            refuse(place, path.source(), path.destination(), "packets of SL " + sl + " do not arrive");
            return;
        }
        double link = links.get(Channel.link(found.get()[0])).gigabits();
        double rate = Rate.gigabits(answered.terms().rate().value());
        double load = traffic.load().of(link) / receivers;
        double limited = rate > 0 && rate < link ? Math.min(load, rate) : load;
        int bytes = Mtu.bytes(answered.terms().mtu().value());
        flows.add(new SimulatedFlow(found.get(), bytes, limited));
        routed.add(new RoutedFlow(place, path.source(), path.destination(), sl));
    }

    private void refuse(int place, int source, int destination, String reason) {
        refused.merge(
                place,
                new RefusedRequests(place, source, destination, reason, 1),
                (first, more) -> new RefusedRequests(
                        place, first.source(), first.destination(), first.reason(), first.requests() + 1));
    }
}
