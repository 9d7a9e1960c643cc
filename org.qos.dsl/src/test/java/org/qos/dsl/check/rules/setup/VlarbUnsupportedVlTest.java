package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlarbUnsupportedVl} reports, and what it accepts. */
class VlarbUnsupportedVlTest {

    private static final RuleTester RULE = new RuleTester(new VlarbUnsupportedVl());

    @Test
    void anEntryOfAVlThatAPortDoesNotHaveIsReported() {
        RULE.rfc(SetupPolicies.rfcArbitration("«<group>Wide,Narrow</group><vlarb-low>0:1,5:1</vlarb-low>"))
                .withFabric()
                .reports(WARNING)
                .saying("1 port does not have VL5: h2 HCA-1/P1; such a port skips the entry");
        RULE.opensm(SetupPolicies.opensmArbitration("«group: Narrow\nvlarb-low: 0:1,5:1"))
                .withFabric()
                .reports(WARNING);
    }

    @Test
    void anEntryOfWeight0IsAccepted() {
        RULE.rfc(SetupPolicies.rfcArbitration("<group>Narrow</group><vlarb-low>0:1,5:0</vlarb-low>"))
                .withFabric()
                .accepts();
    }
}
