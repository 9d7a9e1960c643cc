package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.policy.QosLevel;

/** MTU and rate of a query have codes of IBTA; OpenSM also reads the code beside the selector for the largest. */
class RequestCodesTest {

    private static final QosLevel LEVEL = QosLevel.ofSl("DEFAULT", 0);

    @ParameterizedTest
    @CsvSource({
        // selector, code, refused by OpenSM, refused by the RFC
        "LESS_THAN, 0, true, true",
        "LESS_THAN, 1, false, false",
        "LESS_THAN, 5, false, false",
        "LESS_THAN, 6, true, true",
        "BEST, 0, true, false",
        "BEST, 3, false, false",
        "BEST, 6, true, false"
    })
    void anMtuHasACodeFrom1To5(Selector selector, int code, boolean byOpenSm, boolean byRfc) {
        PathQueryBuilder query = query().mtu(new Selected(selector, code));
        assertEquals(byOpenSm, isRefused(query, Profile.OPENSM, Reason.MTU_CODE_INVALID), "OpenSM");
        assertEquals(byRfc, isRefused(query, Profile.RFC, Reason.MTU_CODE_INVALID), "RFC");
    }

    /** OpenSM 3.3 knows rates up to 300 Gb/s (code 18) and those that came with HDR, 19 to 22. */
    @ParameterizedTest
    @CsvSource({
        "LESS_THAN, 1, true, true",
        "LESS_THAN, 2, false, false",
        "LESS_THAN, 18, false, false",
        "LESS_THAN, 22, false, false",
        "LESS_THAN, 23, true, false",
        "LESS_THAN, 24, true, false",
        "LESS_THAN, 25, true, true",
        "BEST, 1, true, false",
        "BEST, 25, true, false"
    })
    void aRateHasACodeThatTheSubnetManagerKnows(Selector selector, int code, boolean byOpenSm, boolean byRfc) {
        PathQueryBuilder query = query().rate(new Selected(selector, code));
        assertEquals(byOpenSm, isRefused(query, Profile.OPENSM, Reason.RATE_CODE_INVALID), "OpenSM");
        assertEquals(byRfc, isRefused(query, Profile.RFC, Reason.RATE_CODE_INVALID), "RFC");
    }

    private static PathQueryBuilder query() {
        return PathQuery.between(SmallSubnet.A, SmallSubnet.C);
    }

    private static boolean isRefused(PathQueryBuilder query, Profile profile, Reason reason) {
        PathResolver resolver = new SmallSubnet().resolver(profile, LEVEL);
        int requester = SmallSubnet.FABRIC.endpointIndex(SmallSubnet.A);
        Resolution answer = resolver.resolve(query.build(), requester);
        if (answer instanceof Resolution.Path) {
            return false;
        }
        return assertInstanceOf(Resolution.Refused.class, answer).reason() == reason;
    }
}
