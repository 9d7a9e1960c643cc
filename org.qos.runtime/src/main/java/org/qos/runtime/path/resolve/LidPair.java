package org.qos.runtime.path.resolve;

import java.util.Optional;
import org.qos.runtime.match.Matcher;

/**
 * Attempts paths between two LIDs, there and back (OpenSM osm_sa_path_record.c:pr_rcv_get_lid_pair_path and its like for
 * MultiPathRecords), and keeps why there is none. Serves one query.
 */
final class LidPair {

    private final ResolverTables tables;
    private final Matcher matcher;
    private final DecodedQuery query;
    private final PathAttempt attempt;
    private final PathAttempt back;

    private Reason reason;
    private long wanted;
    private long found;
    private Resolution.NotKnown unknown;

    /** With the level that a matcher gives; null without a policy. */
    LidPair(ResolverTables tables, Matcher matcher, DecodedQuery query) {
        this.tables = tables;
        this.matcher = matcher;
        this.query = query;
        this.attempt = new PathAttempt(tables);
        this.back = new PathAttempt(tables);
    }

    /** The path; null when there is none. */
    Resolution.Path path(int source, int destination, int slid, int dlid, int preference) {
        if (!attempt.attempt(query, matcher, source, destination, dlid)) {
            note(attempt.reason, attempt.wanted, attempt.found);
            return null;
        }
        boolean reversible = back.attempt(query, matcher, destination, source, slid);
        if (!reversible && query.wantsReversible()) {
            note(Reason.NOT_REVERSIBLE, 0, 0);
            return null;
        }
        return new Resolution.Path(
                PathRecordBuilder.record(
                        tables, query, attempt, source, destination, slid, dlid, reversible, preference),
                Optional.ofNullable(attempt.match),
                source,
                destination,
                attempt.assumed);
    }

    /** How many cables the last path passes. */
    int hops() {
        return attempt.hops;
    }

    /** Keeps the first reason; always false. */
    boolean note(Reason why, long wantedValue, long foundValue) {
        if (reason == null) {
            reason = why;
            wanted = wantedValue;
            found = foundValue;
        }
        if (unknown == null && why.status().isEmpty()) {
            unknown = new Resolution.NotKnown(why, wantedValue, foundValue);
        }
        return false;
    }

    /** The first reason why there was no path; null when there was always one. */
    Resolution firstReason() {
        if (reason == null) {
            return null;
        }
        return reason.status().isEmpty() ? unknown : new Resolution.Refused(reason, wanted, found);
    }

    /** The first answer that is unknown; null when all are known. */
    Resolution.NotKnown unknown() {
        return unknown;
    }
}
