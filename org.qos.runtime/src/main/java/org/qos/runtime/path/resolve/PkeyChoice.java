package org.qos.runtime.path.resolve;

import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** Chooses the P_Key of a path (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms, osm_qos_policy.c). */
final class PkeyChoice {

    static final int BASE = PkeyTables.BASE;

    private final PkeyTables pkeys;
    private final boolean withMembership;

    /** The P_Key that was chosen; 0 for none. */
    int pkey;

    PkeyChoice(ResolverTables tables) {
        pkeys = tables.pkeys;
        withMembership = tables.profile == Profile.RFC;
    }

    /** Chooses; returns why none fits, or null. */
    Reason choose(Ask ask, QosLevel level, int source, int destination) {
        Ranges allowed = level == null ? Ranges.NONE : level.pkeys();
        if (ask.isRaw()) {
            pkey = pkeys.common(source, destination);
            return null;
        }
        if (ask.has(PathComponent.PKEY)) {
            pkey = ask.values.pkey();
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
        return allowed.isEmpty() || allowed.contains(pkey & BASE) ? null : Reason.PKEY_NOT_OF_LEVEL;
    }

    /** OpenSM takes the first by the byte-swapped value; the RFC names no order, so that the least is taken. */
    private int common(int source, int destination) {
        return withMembership ? ofLevel(Ranges.NONE, source, destination) : pkeys.common(source, destination);
    }

    /** The least P_Key of some ranges that both ports share; OpenSM answers it without the membership bit. */
    private int ofLevel(Ranges allowed, int source, int destination) {
        int least = 0;
        for (int place = 0; place < pkeys.size(source); place++) {
            int key = pkeys.key(source, place);
            boolean fits = (allowed.isEmpty() || allowed.contains(key & BASE)) && pkeys.share(source, destination, key);
            if (fits && (least == 0 || (key & BASE) < (least & BASE))) {
                least = key;
            }
        }
        return withMembership ? least : least & BASE;
    }
}
