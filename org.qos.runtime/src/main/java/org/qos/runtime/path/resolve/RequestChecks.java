package org.qos.runtime.path.resolve;

import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/** Refuses queries that make no sense whatever the subnet is (OpenSM osm_sa_path_record.c:osm_pr_rcv_process). */
final class RequestChecks {

    private RequestChecks() {}

    /** The refusal; null when nothing is wrong. */
    static Resolution.Refused refusal(DecodedQuery query, Profile profile) {
        Selected rate = query.values.rate();
        if (query.has(PathComponent.RATE) && counts(rate, profile) && !isRate(rate.value(), profile)) {
            return new Resolution.Refused(Reason.RATE_CODE_INVALID, rate.value(), 0);
        }
        Selected mtu = query.values.mtu();
        if (query.has(PathComponent.MTU) && counts(mtu, profile) && !Mtu.isCode(mtu.value())) {
            return new Resolution.Refused(Reason.MTU_CODE_INVALID, mtu.value(), 0);
        }
        return query.hasHalf(PathComponent.SERVICE_ID) ? new Resolution.Refused(Reason.SERVICE_ID_HALF, 0, 0) : null;
    }

    /** OpenSM wants a valid code beside the selector for the largest too, although it does not read it. */
    private static boolean counts(Selected asked, Profile profile) {
        return profile == Profile.OPENSM || asked.selector() != Selector.BEST;
    }

    private static boolean isRate(int code, Profile profile) {
        return Rate.isCode(code) && (profile == Profile.RFC || code <= Rate.MAX_OPENSM_CODE);
    }
}
