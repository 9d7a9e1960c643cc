package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionLevelAmbiguous} reports, and what it accepts. */
class PartitionLevelAmbiguousTest {

    private static final RuleTester RULE = new RuleTester(new PartitionLevelAmbiguous());

    private static final String SERVERS =
            "port-groups\nport-group\nname: Servers\nport-guid: 0xa0001\nend-port-group\nend-port-groups\n";
    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";
    private static final String LEVELS =
            "qos-levels\nqos-level\nname: Gold\nsl: «3»\n[more]end-qos-level\nend-qos-levels\n";

    @Test
    void membersWithAnotherLevelThanThePartitionAreReported() {
        String policy = SERVERS + levels("") + OpenSmPolicy.rules("destination: Servers\nqos-level-name: Gold");
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT)
                .withFabric()
                .reports(WARNING)
                .saying("from port 'h2 HCA-1/P1' to port 'h1 HCA-1/P1' get");
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions("Default=0x7fff, ipoib : 0xa0001=full, 0xc0001=full ;\n")
                .reports(WARNING)
                .saying("from port 0x00000000000c0001 to port 0x00000000000a0001 get");
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions("Default=0x7fff : ALL=full ;\n")
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions("Default=0x7fff, ipoib : 0xb0001=full, 0xc0001=full ;\n")
                .accepts();
    }

    @Test
    void ofUlpLinesWithOneSlTheOneThatDecidesIsReported() {
        String policy =
                """
                qos-ulps
                    any, service-id 0x1000: 3
                    any, target-port-guid 0xa0001: «3»
                    default: 0
                end-qos-ulps
                """;
        RULE.opensm(policy)
                .withPartitions(DEFAULT)
                .withFabric()
                .reports(WARNING)
                .saying("get the level of line 3 (SL 3)");
    }

    @Test
    void aRuleThatDecidesForAllMembersIsNoOtherLevel() {
        String all = SERVERS.replace("0xa0001", "0xa0001, 0xc0001")
                + levels("").replace("«", "").replace("»", "")
                + OpenSmPolicy.rules("destination: Servers\nqos-level-name: Gold");
        RULE.opensm(OpenSmPolicy.of(all))
                .withPartitions("Default=0x7fff : ALL=full ;\nNet=0x10, ipoib : 0xa0001=full, 0xc0001=full ;\n")
                .withFabric()
                .accepts();
    }

    @Test
    void aNameThatTwoNodesHaveIsNotGiven() {
        String twin = SERVERS.replace("0xa0001", "0xc0001") + levels("");
        RULE.opensm(OpenSmPolicy.of(twin + OpenSmPolicy.rules("destination: Servers\nqos-level-name: Gold")))
                .withPartitions(DEFAULT)
                .withFabric()
                .saying("from port 'h1 HCA-1/P1' to port 0x00000000000c0001 get");
    }

    @Test
    void rulesThatAskForMoreDoNotDecideForIpoib() {
        RULE.opensm(OpenSmPolicy.of(SERVERS
                        + levels("")
                        + OpenSmPolicy.rules("destination: Servers\nqos-class: 1\nqos-level-name: Gold")))
                .withPartitions(DEFAULT)
                .withFabric()
                .accepts();
    }

    private static String levels(String more) {
        return LEVELS.replace("[more]", more);
    }
}
