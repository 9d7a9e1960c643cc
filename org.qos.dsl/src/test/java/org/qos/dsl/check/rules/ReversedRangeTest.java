package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link ReversedRange} reports, and what it accepts. */
class ReversedRangeTest {

    private static final RuleTester RULE = new RuleTester(new ReversedRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><service-id>1,«7-5»</service-id>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><service-id>1,5-7,9-9</service-id>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-guid>«0xffffffffffffffff-1»</port-guid>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-guid>1-0xffffffffffffffff</port-guid>"))
                .accepts()
                .alone();
    }

    @Test
    void theEndsAreShownAsTheFileWritesThem() {
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-guid>«0x0020-0x0010»</port-guid>"))
                .reports(ERROR)
                .saying("expected 0x0010-0x0020");
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withRule("service-id: «7-5»")).reports(WARNING).alone();
        RULE.opensm(OpenSmPolicy.withRule("service-id: 5-7")).accepts().alone();
    }
}
