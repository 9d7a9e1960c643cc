package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link ScopePortAbsent} reports, and what it accepts. */
class ScopePortAbsentTest {

    private static final RuleTester RULE = new RuleTester(new ScopePortAbsent());

    @Test
    void aPortNumberThatASwitchDoesNotHaveIsReported() {
        RULE.rfc(SetupPolicies.rfc("<group>Switches</group><to>«8-40»</to>"))
                .withFabric()
                .reports(ERROR)
                .saying("'to' has port 9-40, which 1 node does not have: sw1;");
        RULE.opensm(SetupPolicies.opensm("group: Switches\nto: «40»"))
                .withFabric()
                .reports(WARNING);
        RULE.opensm(SetupPolicies.opensm("group: Switches\nfrom: «9»"))
                .withFabric()
                .reports(WARNING);
        RULE.rfc(SetupPolicies.rfcArbitration("<group>Switches</group><to>«9»</to><vlarb-low>0:1</vlarb-low>"))
                .withFabric()
                .reports(ERROR);
    }

    @Test
    void aPortNumberThatTheNodeHasIsAccepted() {
        RULE.rfc(SetupPolicies.rfc("<group>Switches</group><from>0-8</from><to>0,8</to>"))
                .withFabric()
                .accepts();
        RULE.opensm(SetupPolicies.opensm("group: Switches\nto: *")).withFabric().accepts();
    }

    @Test
    void withoutAFabricNothingIsReported() {
        RULE.rfc(SetupPolicies.rfc("<group>Switches</group><to>40</to>")).accepts();
    }
}
