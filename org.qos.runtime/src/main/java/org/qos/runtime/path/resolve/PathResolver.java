package org.qos.runtime.path.resolve;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.SaStatus;

/**
 * Answers queries for paths through a subnet, as a subnet administration does or as the RFC asks. Immutable and safe for any
 * number of threads.
 */
public final class PathResolver {

    private static final int NUMB_PATH_MISSING = Integer.MAX_VALUE;

    private final RoutedSubnet subnet;
    private final ResolverTables tables;
    /** Null without a policy or without QoS. */
    private final Matcher matcher;

    private final RequestEnds ends;

    /**
     * A resolver.
     *
     * @param subnet the subnet
     * @param policy answers the level of a request; empty when no policy is loaded, partitions then give the SL
     * @param profile how a level becomes a path
     */
    public PathResolver(RoutedSubnet subnet, Optional<Matcher> policy, Profile profile) {
        this.subnet = subnet;
        this.tables = new ResolverTables(subnet, profile);
        this.matcher = subnet.options().qos() ? policy.orElse(null) : null;
        this.ends = new RequestEnds(tables);
    }

    /** The subnet. */
    public RoutedSubnet subnet() {
        return subnet;
    }

    /** How a level becomes a path. */
    public Profile profile() {
        return tables.profile;
    }

    /**
     * The one path that the subnet administration answers (SubnAdmGet).
     *
     * @param query the query
     * @param requester the index of the endpoint that asks, which shares a P_Key with both ends if it is to know
     */
    public Resolution resolve(PathQuery query, int requester) {
        DecodedQuery decoded = new DecodedQuery(query);
        PathSearch search = new PathSearch(tables, matcher, decoded, 1, 1);
        Resolution refused = run(decoded, requester, search);
        return refused == null ? search.outcome() : refused;
    }

    /**
     * All paths that the subnet administration answers (SubnAdmGetTable), NumbPath between each two ports at most.
     * Where none fits, the table is empty; a query that makes no sense is refused with its status.
     *
     * @param query the query
     * @param requester the index of the endpoint that asks
     */
    public MultiPathResolution resolveAll(PathQuery query, int requester) {
        DecodedQuery decoded = new DecodedQuery(query);
        int limitOfPair = decoded.has(PathComponent.NUMB_PATH) ? decoded.values.numbPath() : NUMB_PATH_MISSING;
        PathSearch search = new PathSearch(tables, matcher, decoded, Integer.MAX_VALUE, limitOfPair);
        Resolution refused = run(decoded, requester, search);
        return refused == null ? MultiPathSearch.resolution(search.paths(), search.reasons()) : table(refused);
    }

    /** The table that is answered to a query that is refused as a whole: one without records is empty. */
    private static MultiPathResolution table(Resolution refused) {
        if (refused instanceof Resolution.NotKnown unknown) {
            return unknown;
        }
        Resolution.Refused refusal = (Resolution.Refused) refused;
        return refusal.reason().status().equals(Optional.of(SaStatus.NO_RECORDS))
                ? new MultiPathResolution.Paths(List.of(), Optional.of(refusal))
                : refusal;
    }

    /**
     * The paths between several ports that the subnet administration answers (SubnAdmGetMulti).
     *
     * @param query the query
     * @param requester the index of the endpoint that asks
     */
    public MultiPathResolution resolve(MultiPathQuery query, int requester) {
        return new MultiPathSearch(tables, matcher, query).answer(requester);
    }

    /** The nodes that a path leaves, from its source on, with the tables that OpenSM sets by its options. */
    public List<Hop> hops(Resolution.Path path) {
        return hops(path, ExpectedTables.ofOptions(subnet));
    }

    /**
     * The nodes that a path leaves, from its source on.
     *
     * @param expected the tables that packets meet there
     */
    public List<Hop> hops(Resolution.Path path, ExpectedTables expected) {
        return new HopReader(subnet, tables, expected).hops(path);
    }

    /** Why there is no path, as text with the names of ports. */
    public String explain(Resolution.Refused refusal) {
        return new GraphPortNames(subnet.fabric(), tables.graph)
                .explain(refusal.reason(), refusal.wanted(), refusal.found());
    }

    /** What is not known, as text with the names of ports. */
    public String explain(Resolution.NotKnown unknown) {
        return new GraphPortNames(subnet.fabric(), tables.graph)
                .explain(unknown.reason(), unknown.wanted(), unknown.found());
    }

    /** Searches; returns a refusal of the query as a whole, or null. */
    private Resolution run(DecodedQuery decoded, int requester, PathSearch search) {
        Resolution invalid = RequestChecks.refusal(decoded, tables.profile);
        if (invalid != null) {
            return invalid;
        }
        if (decoded.isMulticast()) {
            return MulticastPaths.answer(decoded, subnet.partitions());
        }
        RequestEnds.Found found = ends.find(decoded);
        if (found.refusal() != null) {
            return found.refusal();
        }
        search(found, requester, search);
        return null;
    }

    private void search(RequestEnds.Found found, int requester, PathSearch search) {
        if (found.source() >= 0 && found.destination() >= 0) {
            search.pair(requester, found.source(), found.destination());
            return;
        }
        for (int destination : every(found.destination())) {
            for (int source : every(found.source())) {
                if (!search.isDone()) {
                    search.pair(requester, source, destination);
                }
            }
        }
    }

    private int[] every(int end) {
        return end >= 0 ? new int[] {end} : tables.everyEndpoint;
    }
}
