package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlHighLimitOutOfRange} reports, and what it accepts. */
class VlHighLimitOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new VlHighLimitOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vl-high-limit>«256»</vl-high-limit>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vl-high-limit>255</vl-high-limit>"))
                .accepts()
                .alone();
    }
}
