package org.qos.conformity.paths;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.RoutedSubnet;

/**
 * Compares the path answers of a running OpenSM with those that follow from the levels that something else says. The options
 * of OpenSM are to be the usual ones with QoS on, but for the tables of ports.
 */
public final class PathConformity {

    private final OpenSmOnIbsim subnet;

    /** With a subnet whose OpenSM has loaded the policy. */
    public PathConformity(OpenSmOnIbsim subnet) {
        this.subnet = subnet;
    }

    /**
     * Asks queries drawn at random between any two ports of the subnet.
     *
     * @param bound the policy, at which the queries are aimed
     * @param levels what says which level a query gets
     * @param seed the seed of the queries
     * @param count how many queries
     */
    public ComparisonResult compare(BoundPolicy bound, BatchMatcher levels, long seed, int count) {
        RoutedSubnet routed = RoutedSubnets.read(subnet, bound.partitions(), SmOptions.DEFAULTS.withQos());
        List<Long> ends = routed.fabric().endpoints().stream().map(Port::guid).toList();
        RandomQueries random = new RandomQueries(bound, ends, seed);
        List<PathQuery> queries = Stream.generate(random::next).limit(count).toList();
        Map<Request, Match> matches = matches(levels, queries);
        PathComparison comparison = PathComparison.of(subnet, routed, Optional.of(matches::get));
        queries.forEach(comparison::ask);
        return comparison.result();
    }

    /** The levels of the queries and of the ways back. */
    private static Map<Request, Match> matches(BatchMatcher levels, List<PathQuery> queries) {
        List<Request> requests = queries.stream()
                .map(PathQuery::toRequest)
                .flatMap(request -> Stream.of(request, back(request)))
                .toList();
        List<Match> matches = levels.of(requests);
        Map<Request, Match> byRequest = new HashMap<>();
        for (int i = 0; i < requests.size(); i++) {
            byRequest.put(requests.get(i), matches.get(i));
        }
        return byRequest;
    }

    private static Request back(Request request) {
        return new Request(
                request.destinationGuid(),
                request.sourceGuid(),
                request.serviceId(),
                request.qosClass(),
                request.tclass(),
                request.pkey());
    }
}
