package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link ScopeWithoutPort} reports, and what it accepts. */
class ScopeWithoutPortTest {

    private static final RuleTester RULE = new RuleTester(new ScopeWithoutPort());

    @Test
    void aScopeThatSelectsNoPortIsReported() {
        RULE.rfc(SetupPolicies.rfc("«<group>Hosts</group><from>1</from>"))
                .withFabric()
                .reports(WARNING);
        RULE.opensm(SetupPolicies.opensm("«group: Hosts\nto: 2")).withFabric().reports(WARNING);
        RULE.rfc(SetupPolicies.rfcArbitration("«<across>Hosts</across><to>8</to><vlarb-low>0:1</vlarb-low>"))
                .withFabric()
                .reports(WARNING)
                .saying("no port of the fabric matches the scope");
    }

    @Test
    void aScopeThatSelectsAPortIsAccepted() {
        RULE.rfc(SetupPolicies.rfc("<group>Hosts</group><from>0</from>"))
                .withFabric()
                .accepts();
        RULE.opensm(SetupPolicies.opensm("across: Hosts\nto: 1")).withFabric().accepts();
    }
}
