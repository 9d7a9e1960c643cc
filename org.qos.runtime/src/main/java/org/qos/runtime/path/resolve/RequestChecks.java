package org.qos.runtime.path.resolve;

import org.qos.runtime.path.Mtu;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.Rate;

/** Refuses queries that make no sense whatever the subnet is (OpenSM osm_sa_path_record.c:osm_pr_rcv_process). */
final class RequestChecks {

    /** OpenSM 3.3.23 knows no NDR on more than four lanes; its successor does. */
    private static final int GREATEST_RATE_OF_OPENSM = 22;

    private RequestChecks() {}

    /** The refusal; null when nothing is wrong. */
    static Resolution refusal(Ask ask, Profile profile) {
        int rate = ask.values.rate().value();
        if (ask.has(PathComponent.RATE) && (!Rate.isCode(rate) || rate > greatestRate(profile))) {
            return new Resolution.Refused(Reason.RATE_CODE_INVALID, rate, 0);
        }
        int mtu = ask.values.mtu().value();
        if (ask.has(PathComponent.MTU) && !Mtu.isCode(mtu)) {
            return new Resolution.Refused(Reason.MTU_CODE_INVALID, mtu, 0);
        }
        return ask.hasHalf(PathComponent.SERVICE_ID) ? new Resolution.Refused(Reason.SERVICE_ID_HALF, 0, 0) : null;
    }

    private static int greatestRate(Profile profile) {
        return profile == Profile.OPENSM ? GREATEST_RATE_OF_OPENSM : Rate.GREATEST_CODE;
    }
}
