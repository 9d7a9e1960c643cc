package org.qos.dsl.check.rules.setup;

import static org.qos.dsl.check.Severity.INFO;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link NodeInNoGroup} reports, and what it accepts. */
class NodeInNoGroupTest {

    private static final RuleTester RULE = new RuleTester(new NodeInNoGroup());
    private static final String SETUP = "<qos-setup><vlarb-tables><vlarb-scope><group>A</group>"
            + "<vlarb-low>0:1</vlarb-low></vlarb-scope></vlarb-tables></qos-setup>";

    @Test
    void nodesInNoGroupAreReportedTogether() {
        RULE.rfc("«<qos-policy>»<port-groups><port-group><name>A</name><node-type>SWITCH</node-type></port-group>"
                        + "</port-groups>" + SETUP + "</qos-policy>")
                .withFabric()
                .reports(WARNING)
                .saying("4 nodes are in no port group: h1 HCA-1, h2 HCA-1, twin HCA-1, twin HCA-1; no rule")
                .about("h1 HCA-1", "h2 HCA-1", "twin HCA-1", "twin HCA-1");
    }

    @Test
    void inOpenSmSyntaxItIsAnInfo() {
        String policy = OpenSmPolicy.ofGroup("node-type: CA")
                + "qos-setup\nvlarb-tables\nvlarb-scope\ngroup: A\nvlarb-low: 0:1\nend-vlarb-scope\n"
                + "end-vlarb-tables\nend-qos-setup\n";
        RULE.opensm(policy.replaceFirst("port-groups", "«port-groups»"))
                .withFabric()
                .reports(INFO)
                .saying("1 node is in no port group: sw1; no rule and no scope names it; add it to a group");
    }

    @Test
    void aPolicyThatNamesAllNodesIsAccepted() {
        RULE.rfc(SetupPolicies.rfc("<group>Hosts</group>")).withFabric().accepts();
    }

    @Test
    void aPolicyWithoutFabricSetupIsAccepted() {
        RULE.opensm(OpenSmPolicy.ofGroup("node-type: CA")).withFabric().accepts();
    }
}
