package org.qos.dsl.check.rules.policytest;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link TestUnknownName} reports, and what it accepts. */
class TestUnknownNameTest {

    private static final RuleTester RULE = new RuleTester(new TestUnknownName());

    private static final String POLICY =
            """
            port-groups
                port-group
                    name: Compute
                    port-guid: 0x1-0x4
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Bulk
                    sl: 2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: checkpoints
                    service-id: 0x77
                    qos-level-name: Bulk
                end-qos-match-rule
            end-qos-match-rules
            """;

    @Test
    void reportsAnUnknownGroup() {
        RULE.tests("test \"a\" {\nfrom group «\"Computer\"» to group «Nodes»\nexpect default\n}\n")
                .ofPolicy(POLICY)
                .reports(ERROR, ERROR)
                .saying("did you mean 'Compute'?", "it has 'Compute'");
    }

    @Test
    void suggestsTheSimilarName() {
        RULE.tests("test \"a\" {\nfrom group «Computer» to any\nexpect default\n}\n")
                .ofPolicy(POLICY)
                .reports(ERROR)
                .suggests("test \"a\" {\nfrom group \"Compute\" to any\nexpect default\n}\n");
    }

    @Test
    void reportsAnUnknownLevel() {
        RULE.tests("test \"a\" {\nfrom 0x1 to 0x2\nexpect level «Bluk»\n}\n")
                .ofPolicy(POLICY)
                .reports(ERROR)
                .saying("no QoS level 'Bluk'");
    }

    @Test
    void leavesAPlaceBeyondAllNumbersToTheRuleThatReportsIt() {
        RULE.tests("test \"a\" {\nfrom 0x1 to 0x2\nexpect rule 99999999999999999999\n}\n")
                .ofPolicy(POLICY)
                .accepts();
    }

    @Test
    void reportsAnUnknownRule() {
        RULE.tests("test \"a\" {\nfrom 0x1 to 0x2\nexpect rule «\"checkpoint\"»\nexpect not rule «2»\n}\n")
                .ofPolicy(POLICY)
                .reports(ERROR, ERROR)
                .saying("did you mean 'checkpoints'?", "it has 1 rule, counted from 1");
    }

    @Test
    void reportsAPortThatTheFabricDoesNotHave() {
        RULE.tests("test \"a\" {\nfrom «\"nowhere/P1\"» to any\nexpect default\n}\n")
                .ofPolicy(POLICY)
                .withFabric()
                .reports(ERROR)
                .saying("is not in the fabric");
    }

    @Test
    void reportsAPortGuidThatTheFabricDoesNotHave() {
        RULE.tests("test \"a\" {\nfrom any to «0x506b4b0300c00f77»\nexpect default\n}\n")
                .ofPolicy(POLICY)
                .withFabric()
                .reports(ERROR)
                .saying("the port GUID 0x506b4b0300c00f77 is not in the fabric");
    }

    @Test
    void acceptsPortsWithoutAFabric() {
        RULE.tests("test \"a\" {\nfrom \"nowhere/P1\" to 0x2\nexpect default\n}\n")
                .ofPolicy(POLICY)
                .accepts();
    }

    @Test
    void countsTheRulesOfThePolicy() {
        String second = "qos-match-rule\nservice-id: 0x78\nqos-level-name: Bulk\nend-qos-match-rule\n";
        RULE.tests("test \"a\" {\nfrom 0x1 to 0x2\nexpect rule 2 not rule «3»\n}\n")
                .ofPolicy(POLICY.replace("end-qos-match-rules", second + "end-qos-match-rules"))
                .reports(ERROR)
                .saying("it has 2 rules, counted from 1");
    }

    @Test
    void acceptsWhatThePolicyHas() {
        RULE.tests("test \"a\" {\nfrom group compute to any\nexpect level bulk rule checkpoints not rule 1\n}\n")
                .ofPolicy(POLICY)
                .accepts();
    }
}
