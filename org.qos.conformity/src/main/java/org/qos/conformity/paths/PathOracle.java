package org.qos.conformity.paths;

import java.util.function.IntPredicate;
import org.qos.conformity.subnet.SubnetList;
import org.qos.fabric.mad.SmpClient;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.policy.QosLevel;

/**
 * Says what OpenSM should answer to a query for the path between two ports, given its level and the P_Key
 * tables of the ports (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms). It takes for granted that each level's SL
 * reaches every port, that is, that no SL2VL table drops it.
 */
final class PathOracle {

    private static final int BASE = 0x7fff;
    private static final int GREATEST_SL = 15;

    private final PkeyTables pkeys;
    private final long requester;

    /** The P_Keys of the ports and the GUID of the port that asks. */
    PathOracle(PkeyTables pkeys, long requester) {
        this.pkeys = pkeys;
        this.requester = requester;
    }

    /** The oracle for a running subnet, whose ports are asked for their P_Keys; queries are sent where OpenSM runs. */
    static PathOracle of(SubnetList ports, SmpClient smp) {
        long requester = ports.ends().stream()
                .filter(end -> end.lid() == ports.managerLid())
                .findFirst()
                .orElseThrow()
                .portGuid();
        return new PathOracle(PkeyTables.read(ports, smp), requester);
    }

    Expectation expect(PathQuery query, Match match) {
        return new Expectation(query, match, noPath(query, match.level()));
    }

    private String noPath(PathQuery query, QosLevel level) {
        long source = query.values().sgid().interfaceId();
        long destination = query.values().dgid().interfaceId();
        if (!meets(requester, source) || !meets(requester, destination) || !meets(source, destination)) {
            return "two of the ports have no P_Key in common";
        }
        if (!pkeyFits(query, level, source, destination)) {
            return "no P_Key fits the query, the level and both ends";
        }
        if (query.has(PathComponent.SL) && query.values().sl() != level.sl()) {
            return "another SL is asked for than the level has";
        }
        return level.sl() > GREATEST_SL ? "the level's SL is out of range" : "";
    }

    private boolean pkeyFits(PathQuery query, QosLevel level, long source, long destination) {
        IntPredicate allowed = base -> level.pkeys().isEmpty() || level.pkeys().contains(base);
        IntPredicate asked = base ->
                !query.has(PathComponent.PKEY) || base == (query.values().pkey() & BASE);
        return (source == destination
                        && !query.has(PathComponent.PKEY)
                        && level.pkeys().isEmpty())
                || pkeys.share(source, destination, allowed.and(asked));
    }

    /** Whether one port may know of the other at all; a port always knows of itself. */
    private boolean meets(long one, long other) {
        return one == other || pkeys.share(one, other, base -> true);
    }
}
