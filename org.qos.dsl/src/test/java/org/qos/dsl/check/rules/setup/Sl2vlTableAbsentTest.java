package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link Sl2vlTableAbsent} reports, and what it accepts. */
class Sl2vlTableAbsentTest {

    private static final RuleTester RULE = new RuleTester(new Sl2vlTableAbsent());

    @Test
    void aPortWithoutAnSl2vlTableIsReported() {
        RULE.rfc(SetupPolicies.rfc("«<group>Hosts</group>"))
                .withFabric()
                .reports(WARNING)
                .saying("1 port has no SL2VL table: twin HCA-1/P1;");
    }

    @Test
    void portsWithATableAreAccepted() {
        RULE.rfc(SetupPolicies.rfc("<group>Wide,Narrow</group>")).withFabric().accepts();
    }
}
