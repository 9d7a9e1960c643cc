package org.qos.runtime.path.resolve;

import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/** Chooses the P_Key of a path (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms, osm_qos_policy.c). */
final class PkeyChoice {

    private final PkeyTables pkeys;
    private final boolean withMembership;

    /** The P_Key that was chosen; 0 for none. */
    int pkey;

    PkeyChoice(ResolverTables tables) {
        pkeys = tables.pkeys;
        withMembership = tables.profile == Profile.RFC;
    }

    /** Chooses; returns why none fits, or null. */
    Reason choose(DecodedQuery query, QosLevel level, int source, int destination) {
        Ranges allowed = level == null ? Ranges.NONE : level.pkeys();
        if (query.isRaw()) {
            pkey = pkeys.common(source, destination);
            return null;
        }
        if (query.has(PathComponent.PKEY)) {
            pkey = query.values.pkey();
            return unfit(allowed, source, destination);
        }
        pkey = allowed.isEmpty() ? common(source, destination) : ofLevel(allowed, source, destination);
        if (pkey != 0) {
            return null;
        }
        return allowed.isEmpty() ? Reason.NO_PKEY : Reason.NO_PKEY_OF_LEVEL;
    }

    private Reason unfit(Ranges allowed, int source, int destination) {
        if (!pkeys.share(source, destination, pkey)) {
            return Reason.PKEY_NOT_SHARED;
        }
        return allowed.isEmpty() || allowed.contains(pkey & Pkey.BASE_MASK) ? null : Reason.PKEY_NOT_OF_LEVEL;
    }

    /** OpenSM takes the first by the byte-swapped value; the RFC names no order, so that the minimum is taken. */
    private int common(int source, int destination) {
        return withMembership ? ofLevel(Ranges.NONE, source, destination) : pkeys.common(source, destination);
    }

    /**
     * The minimum P_Key of some ranges that both ports share; OpenSM answers it without the membership bit. Of a source that is
     * full and limited member of the partition it is the full P_Key, which tables have after the limited one: with the limited
     * one a limited destination would drop the packets.
     */
    private int ofLevel(Ranges allowed, int source, int destination) {
        int min = 0;
        for (int place = 0; place < pkeys.size(source); place++) {
            int key = pkeys.key(source, place);
            boolean fits = (allowed.isEmpty() || allowed.contains(key & Pkey.BASE_MASK))
                    && pkeys.share(source, destination, key);
            if (fits && (min == 0 || (key & Pkey.BASE_MASK) <= (min & Pkey.BASE_MASK))) {
                min = key;
            }
        }
        return withMembership ? min : min & Pkey.BASE_MASK;
    }
}
