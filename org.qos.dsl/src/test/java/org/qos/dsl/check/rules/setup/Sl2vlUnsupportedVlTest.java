package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link Sl2vlUnsupportedVl} reports, and what it accepts. */
class Sl2vlUnsupportedVlTest {

    private static final RuleTester RULE = new RuleTester(new Sl2vlUnsupportedVl());

    @Test
    void aVlThatAPortDoesNotHaveIsReported() {
        RULE.rfc(SetupPolicies.rfc(
                        "<group>Wide,Narrow</group><sl2vl-table>«0,1,2,3,15,0,0,0,0,0,0,0,0,0,0,0»</sl2vl-table>"))
                .withFabric()
                .reports(ERROR)
                .saying("1 port does not have VLs 2-3: h2 HCA-1/P1; 'qos apply' writes VL15 instead");
        RULE.opensm(SetupPolicies.opensm("group: Narrow\nsl2vl-table: «0,1,2,3,15,0,0,0,0,0,0,0,0,0,0,0»"))
                .withFabric()
                .reports(WARNING);
    }

    @Test
    void vlsThatThePortsHaveAndVl15AreAccepted() {
        RULE.rfc(SetupPolicies.rfc("<group>Narrow</group><sl2vl-table>0,1,0,1,15,0,0,0,0,0,0,0,0,0,0,0</sl2vl-table>"))
                .withFabric()
                .accepts();
    }
}
