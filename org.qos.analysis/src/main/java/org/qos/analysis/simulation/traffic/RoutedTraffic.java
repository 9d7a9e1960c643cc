package org.qos.analysis.simulation.traffic;

import java.util.List;
import java.util.Set;
import org.qos.analysis.simulation.network.Network;
import org.qos.runtime.path.resolve.Assumption;

/**
 * Traffic on its paths through a fabric.
 *
 * @param classes the classes of traffic
 * @param flows what the flows of the network are, in the same order
 * @param network what is simulated; the number of a link is that of its out-port
 * @param refused requests that get no path, the first of each class
 * @param assumed what rests on usual values on some path, because the snapshot does not say it
 */
public record RoutedTraffic(
        List<TrafficClass> classes,
        RoutedFlows flows,
        Network network,
        List<RefusedRequests> refused,
        Set<Assumption> assumed) {

    /** Copies the collections. */
    public RoutedTraffic {
        classes = List.copyOf(classes);
        refused = List.copyOf(refused);
        assumed = Set.copyOf(assumed);
    }

    /**
     * Requests of a class that get no path.
     *
     * @param trafficClass the index of the class
     * @param source the source of the first one
     * @param destination its destination
     * @param reason why it gets none
     * @param requests how many there are
     */
    public record RefusedRequests(int trafficClass, int source, int destination, String reason, int requests) {

        /** These and later ones of the class. */
        RefusedRequests and(RefusedRequests more) {
            return new RefusedRequests(trafficClass, source, destination, reason, requests + more.requests());
        }
    }
}
