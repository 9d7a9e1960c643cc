package org.qos.conformity.paths;

import org.qos.fabric.mad.PathAnswer;
import org.qos.fabric.mad.SaStatus;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.policy.QosLevel;

/**
 * What the answer to a query is to be.
 *
 * @param query the query
 * @param match the level that it gets
 * @param noPath why there is to be no path; empty when there is to be one
 */
record Expectation(PathQuery query, Match match, String noPath) {

    private static final int BASE = 0x7fff;

    /** How an answer differs from what is expected; empty when it does not. */
    String difference(PathAnswer answer) {
        if (answer instanceof PathAnswer.Found found) {
            return noPath.isEmpty() ? difference(found.path()) : "no path expected: " + noPath;
        }
        if (answer instanceof PathAnswer.Refused refused) {
            return difference(refused.status());
        }
        return "no answer";
    }

    private String difference(SaStatus status) {
        if (noPath.isEmpty()) {
            return "a path expected";
        }
        return status.equals(SaStatus.NO_RECORDS)
                ? ""
                : "refused with " + status + "; " + SaStatus.NO_RECORDS + " expected: " + noPath;
    }

    private String difference(PathRecord path) {
        QosLevel level = match.level();
        StringBuilder differences = new StringBuilder();
        compare(differences, "SL", level.sl(), path.sl());
        if (level.packetLife().isPresent() && !isLoopback()) {
            compare(
                    differences,
                    "packet life time",
                    level.packetLife().getAsInt(),
                    path.packetLife().value());
        }
        if (level.mtuLimit().isPresent()
                && path.mtu().value() > level.mtuLimit().getAsInt()) {
            differences.append("MTU above the limit of the level; ");
        }
        if (query.has(PathComponent.PKEY)) {
            compare(differences, "P_Key", query.values().pkey(), path.pkey());
        } else if (!level.pkeys().isEmpty() && !level.pkeys().contains(path.pkey() & BASE)) {
            differences.append("P_Key is none of the level; ");
        }
        return differences.toString();
    }

    private boolean isLoopback() {
        return query.values().sgid().equals(query.values().dgid());
    }

    private static void compare(StringBuilder differences, String what, int wanted, int found) {
        if (wanted != found) {
            differences.append(what).append(' ').append(wanted).append(" expected; ");
        }
    }
}
