package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link NotChecked} reports, and what it accepts. */
class NotCheckedTest {

    private static final RuleTester RULE = new RuleTester(new NotChecked());

    @Test
    void whatTheSnapshotDoesNotHaveIsReportedOnce() {
        RULE.rfc(SetupPolicies.rfcArbitration(
                        "«<across>Switches</across><vlarb-low>0:1,1:1</vlarb-low><vlarb-high>0:1</vlarb-high>"))
                .withFabric()
                .reports(INFO)
                .saying("of 2 ports: the snapshot does not have VLArbitrationHighCap, VLArbitrationLowCap, VLCap of"
                        + " twin HCA-1/P1, twin HCA-1/P1; use a snapshot of 'qos discover'");
        RULE.opensm(SetupPolicies.opensmArbitration("«across: Switches\nvlarb-low: 0:1,1:1"))
                .withFabric()
                .reports(INFO);
    }

    @Test
    void portsOfWhichAllIsKnownAreAccepted() {
        RULE.rfc(SetupPolicies.rfcArbitration("<group>Wide,Switches</group><vlarb-low>0:1,1:1</vlarb-low>"))
                .withFabric()
                .accepts();
        RULE.rfc(SetupPolicies.rfcArbitration("<group>Hosts</group><vl-high-limit>4</vl-high-limit>"))
                .withFabric()
                .accepts();
    }
}
