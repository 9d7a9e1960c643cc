package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlarbWeightOverflow} reports, and what it accepts. */
class VlarbWeightOverflowTest {

    private static final RuleTester RULE = new RuleTester(new VlarbWeightOverflow());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vlarb-low>1:«256»</vlarb-low>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vlarb-low>1:255</vlarb-low>"))
                .accepts()
                .alone();
    }
}
