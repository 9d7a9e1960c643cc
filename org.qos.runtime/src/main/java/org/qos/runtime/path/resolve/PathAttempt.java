package org.qos.runtime.path.resolve;

import java.util.Set;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.Selected;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;

/**
 * Works out the parameters of a path from an endpoint to a LID of another (OpenSM osm_sa_path_record.c:
 * pr_rcv_get_path_parms), or why there is none. Its fields hold the outcome of the last attempt.
 */
final class PathAttempt {

    private static final int BYTE = 0xff;
    private static final int SHIFT_OF_AN_INT = 31;

    private final ResolverTables tables;
    private final PathWalk walk;
    private final PkeyChoice pkeyChoice;
    private final SelectorRules selectorRules;

    /** The level of the request; null without a policy. */
    Match match;

    int mtu;
    /** The rate as code. */
    int rate;

    int life;
    /** 0 for raw packets. */
    int pkey;
    /** The SL; beyond 15 where a level has such a one. */
    int sl;
    /** Whether MTU or rate rest on a value that the snapshot does not say. */
    Set<Assumption> assumed;
    /** How many cables the path passes. */
    int hops;

    Reason reason;
    long wanted;
    long found;

    PathAttempt(ResolverTables tables) {
        this.tables = tables;
        this.walk = new PathWalk(tables.graph, tables.cables, tables.qos);
        this.pkeyChoice = new PkeyChoice(tables);
        this.selectorRules = tables.selectorRules;
    }

    /**
     * Attempts a path.
     *
     * @param matcher answers the level; null without a policy
     * @return whether there is one
     */
    boolean attempt(DecodedQuery query, Matcher matcher, int source, int destination, int lid) {
        match = null;
        reason = walk.walk(source, destination, lid);
        if (reason != null) {
            return refuse(reason, walk.at, lid);
        }
        mtu = walk.mtu;
        rate = walk.rate == PathGraph.UNKNOWN_RATE ? Rate.ASSUMED : Rate.ofOrder(walk.rate);
        assumed = Assumption.of(!walk.mtuKnown, walk.rate == PathGraph.UNKNOWN_RATE);
        hops = walk.hops;
        life = source == destination ? 0 : tables.subnetTimeout;
        if (matcher != null) {
            match = matcher.match(query.between(tables.graph.guid[source], tables.graph.guid[destination]));
            if (!apply(match.level(), source == destination)) {
                return false;
            }
        }
        boolean found = select(query)
                && choosePkey(query, source, destination)
                && chooseSl(query)
                && applyEngine(query, source, destination);
        pkey = query.isRaw() ? 0 : pkey;
        return found;
    }

    private boolean apply(QosLevel level, boolean loopback) {
        mtu = Math.min(mtu, level.mtuLimit().orElse(mtu));
        int limit = level.rateLimit().orElse(rate);
        rate = Rate.compare(rate, limit) > 0 ? limit : rate;
        life = loopback ? 0 : level.packetLife().orElse(life) & BYTE;
        return isUsable(level.sl() & BYTE) || refuse(Reason.LEVEL_SL_DROPPED, level.sl(), 0);
    }

    /** OpenSM shifts by the SL without a check of its range; the machine takes five bits of it. */
    private boolean isUsable(int wantedSl) {
        return (walk.usable >>> (wantedSl & SHIFT_OF_AN_INT) & 1) != 0;
    }

    private boolean select(DecodedQuery query) {
        return selectMtu(query) && selectRate(query) && selectLife(query);
    }

    private boolean selectMtu(DecodedQuery query) {
        if (query.has(PathComponent.MTU)) {
            Selected asked = query.values.mtu();
            int chosen = selectorRules.value(asked, mtu);
            if (chosen == SelectorRules.NONE) {
                return refuse(Reason.MTU_UNFIT, asked.toByte(), mtu);
            }
            mtu = chosen;
        }
        return true;
    }

    private boolean selectRate(DecodedQuery query) {
        if (query.has(PathComponent.RATE)) {
            Selected asked = query.values.rate();
            int chosen = selectorRules.rate(asked, rate);
            if (chosen == SelectorRules.NONE) {
                return refuse(Reason.RATE_UNFIT, asked.toByte(), rate);
            }
            rate = chosen;
        }
        return true;
    }

    private boolean selectLife(DecodedQuery query) {
        if (query.has(PathComponent.PACKET_LIFE)) {
            Selected asked = query.values.packetLife();
            int chosen = selectorRules.value(asked, life);
            if (chosen == SelectorRules.NONE) {
                return refuse(Reason.LIFE_UNFIT, asked.toByte(), life);
            }
            life = chosen;
        }
        return true;
    }

    private boolean choosePkey(DecodedQuery query, int source, int destination) {
        Reason unfit = pkeyChoice.choose(query, match == null ? null : match.level(), source, destination);
        pkey = pkeyChoice.pkey;
        return unfit == null || refuse(unfit, query.values.pkey(), 0);
    }

    private boolean chooseSl(DecodedQuery query) {
        if (query.has(PathComponent.SL)) {
            sl = query.values.sl();
            int ofLevel = match == null ? sl : match.level().sl() & BYTE;
            if (ofLevel != sl) {
                return refuse(Reason.SL_NOT_OF_LEVEL, sl, ofLevel);
            }
        } else if (match != null) {
            sl = match.level().sl() & BYTE;
        } else {
            sl = pkey == 0 ? firstUsable() : tables.partitionSl[pkey & Pkey.BASE_MASK];
        }
        return checkSl(query);
    }

    private boolean checkSl(DecodedQuery query) {
        if (sl == ResolverTables.NO_PARTITION) {
            if (tables.readsBeyondPartitions(query)) {
                return refuse(Reason.PARTITION_UNKNOWN, pkey, 0);
            }
            sl = 0;
        }
        return isUsable(sl) || refuse(Reason.SL_DROPPED, sl, 0);
    }

    /** SL 0 where it is usable, else the first that is. */
    private int firstUsable() {
        return Integer.numberOfTrailingZeros(walk.usable);
    }

    private boolean applyEngine(DecodedQuery query, int source, int destination) {
        if (query.isMultiPath() || tables.engine.leavesSl()) {
            return true;
        }
        int ofEngine = tables.engine.sl(sl, isSameSwitch(source, destination));
        if (ofEngine == RoutingEngine.UNKNOWN_SL) {
            return refuse(Reason.ENGINE_SL_UNKNOWN, 0, 0);
        }
        if (query.has(PathComponent.SL) && sl != ofEngine) {
            return refuse(Reason.SL_NOT_OF_ENGINE, sl, ofEngine);
        }
        sl = ofEngine;
        return true;
    }

    private boolean isSameSwitch(int source, int destination) {
        return tables.graph.switchOf(source) == tables.graph.switchOf(destination);
    }

    private boolean refuse(Reason why, long wantedValue, long foundValue) {
        reason = why;
        wanted = wantedValue;
        found = foundValue;
        return false;
    }
}
