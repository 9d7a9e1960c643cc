package org.qos.analysis.simulation.traffic;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.qos.analysis.audit.traffic.PathChannels;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.simulation.network.FlowColumns;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.traffic.RoutedTraffic.RefusedRequests;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.path.resolve.Assumption;
import org.qos.runtime.path.resolve.PathResolver;

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
    private final Random random;
    private final TrafficEnds ends;
    private final List<FlowColumns> flows = new ArrayList<>();
    private final List<RoutedFlows> routed = new ArrayList<>();
    private final Map<Integer, RefusedRequests> refused = new LinkedHashMap<>();
    private final Set<Assumption> assumed = EnumSet.noneOf(Assumption.class);

    private TrafficRouting(BoundPolicy policy, PathResolver resolver, RoutedLinks links, long seed) {
        this.policy = policy;
        this.resolver = resolver;
        this.channels = new PathChannels(links);
        this.links = FabricLinks.of(links);
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
                RoutedFlows.join(routing.routed),
                new Network(routing.links, FlowColumns.join(routing.flows)),
                List.copyOf(routing.refused.values()),
                routing.assumed);
    }

    private void route(int place, TrafficClass traffic) throws TrafficException {
        int[] from = ends.of(traffic, traffic.from());
        int[] to = traffic.pattern() == TrafficPattern.RING ? from : ends.of(traffic, traffic.to());
        List<Callable<SenderRouting>> senders = new ArrayList<>();
        for (int sender = 0; sender < from.length; sender++) {
            int[] receivers = receivers(traffic.pattern(), sender, from[sender], to);
            SenderRouting routing =
                    new SenderRouting(policy, resolver, channels, links, place, traffic, from[sender], receivers);
            senders.add(() -> {
                Interruption.check();
                routing.route();
                return routing;
            });
        }
        for (SenderRouting routing : all(senders)) {
            flows.add(routing.flows());
            routed.add(routing.routed());
            assumed.addAll(routing.assumed());
            routing.refused().ifPresent(more -> refused.merge(place, more, RefusedRequests::and));
        }
    }

    private static List<SenderRouting> all(List<Callable<SenderRouting>> senders) throws TrafficException {
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<SenderRouting> routings = new ArrayList<>();
            for (Future<SenderRouting> routing : threads.invokeAll(senders)) {
                routings.add(routing.get());
            }
            return routings;
        } catch (InterruptedException cancelled) {
            throw new CancellationException();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof TrafficException malformed) {
                throw malformed;
            }
            throw new IllegalStateException(failed.getCause());
        } finally {
            threads.shutdownNow();
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
}
