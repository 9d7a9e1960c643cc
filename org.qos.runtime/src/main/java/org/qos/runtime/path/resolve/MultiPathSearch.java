package org.qos.runtime.path.resolve;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;

/**
 * Answers a query for paths between several ports (OpenSM osm_sa_multipath_record.c:osm_mpr_rcv_process). Serves one query.
 */
final class MultiPathSearch {

    /** How many paths OpenSM answers when the query names no number (OSM_SA_MPR_MAX_NUM_PATH). */
    private static final int MAX_PATHS = 127;

    /** Two sources, two destinations and two paths decoded for a pair of alternate paths. */
    private static final int A_PAIR = 2;

    private final ResolverTables tables;
    private final Matcher matcher;
    private final MultiPathQuery query;
    private final DecodedQuery decoded;

    MultiPathSearch(ResolverTables tables, Matcher matcher, MultiPathQuery query) {
        this.tables = tables;
        this.matcher = matcher;
        this.query = query;
        this.decoded = new DecodedQuery(query);
    }

    MultiPathResolution answer(int requester) {
        if (!query.has(MultiPathComponent.SGID_COUNT) || !query.has(MultiPathComponent.DGID_COUNT)) {
            return new Resolution.Refused(Reason.COUNTS_MISSING, 0, 0);
        }
        Resolution.Refused invalid = RequestChecks.refusal(decoded, tables.profile);
        if (invalid != null) {
            return invalid;
        }
        MultiPathEnds ends = MultiPathEnds.find(tables, query.values());
        if (ends.refusal() != null) {
            return ends.refusal();
        }
        return asksForAlternatePaths(ends) ? alternatePaths(ends) : everyPair(ends, requester);
    }

    /** OpenSM reads the number of paths even when the component mask leaves it out. */
    private boolean asksForAlternatePaths(MultiPathEnds ends) {
        return tables.profile == Profile.OPENSM
                && ends.sources().length == A_PAIR
                && ends.destinations().length == A_PAIR
                && query.values().numbPath() == A_PAIR;
    }

    private MultiPathResolution alternatePaths(MultiPathEnds ends) {
        LidPair lidPair = new LidPair(tables, matcher, decoded);
        return resolution(new AlternatePaths(tables, lidPair).paths(ends), lidPair);
    }

    private MultiPathResolution everyPair(MultiPathEnds ends, int requester) {
        PathSearch search = new PathSearch(tables, matcher, decoded, maxPaths(), Integer.MAX_VALUE);
        for (int source : ends.sources()) {
            for (int destination : ends.destinations()) {
                if (!search.isDone()) {
                    search.pair(requester, source, destination);
                }
            }
        }
        return resolution(search.paths(), search.reasons());
    }

    /** OpenSM counts all paths of the answer; as the RFC has it each pair has one, which no number can lower. */
    private int maxPaths() {
        if (tables.profile == Profile.RFC) {
            return Integer.MAX_VALUE;
        }
        return query.has(MultiPathComponent.NUMB_PATH) ? query.values().numbPath() : MAX_PATHS;
    }

    static MultiPathResolution resolution(List<Resolution.Path> paths, LidPair reasons) {
        if (reasons.unknown() != null) {
            return reasons.unknown();
        }
        return new MultiPathResolution.Paths(paths, Optional.ofNullable((Resolution.Refused) reasons.firstReason()));
    }
}
