package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlarbBeyondCapacity} reports, and what it accepts. */
class VlarbBeyondCapacityTest {

    private static final RuleTester RULE = new RuleTester(new VlarbBeyondCapacity());

    @Test
    void aTableLongerThanThatOfAPortIsReported() {
        RULE.rfc(SetupPolicies.rfcArbitration(
                        "<group>Wide,Narrow</group><vlarb-high>«0:1»,1:1,0:1,1:1,0:1</vlarb-high>"))
                .withFabric()
                .reports(ERROR)
                .saying("the high-priority table has 5 entries, but 1 port takes only 4: h2 HCA-1/P1;");
        RULE.opensm(SetupPolicies.opensmArbitration("group: Narrow\nvlarb-low: «0:1»,1:1,0:1,1:1,0:1"))
                .withFabric()
                .reports(WARNING);
    }

    @Test
    void aTableThatFitsIsAccepted() {
        RULE.rfc(SetupPolicies.rfcArbitration("<group>Narrow</group><vlarb-high>0:1,1:1,0:1,1:1</vlarb-high>"))
                .withFabric()
                .accepts();
    }
}
