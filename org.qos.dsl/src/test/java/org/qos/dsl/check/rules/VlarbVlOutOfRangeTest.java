package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlarbVlOutOfRange} reports, and what it accepts. */
class VlarbVlOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new VlarbVlOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vlarb-low>«16»:1</vlarb-low>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vlarb-low>0:1</vlarb-low>"))
                .accepts()
                .alone();
    }
}
