package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlarbVl15} reports, and what it accepts. */
class VlarbVl15Test {

    private static final RuleTester RULE = new RuleTester(new VlarbVl15());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vlarb-high>«15»:1</vlarb-high>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withVlarb("<group>G</group><vlarb-high>14:1</vlarb-high>"))
                .accepts()
                .alone();
    }
}
