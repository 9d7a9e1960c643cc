package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link LevelSlVsPartitionSl} reports, and what it accepts. */
class LevelSlVsPartitionSlTest {

    private static final RuleTester RULE = new RuleTester(new LevelSlVsPartitionSl());

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: «3»\nend-qos-level\nend-qos-levels\n"
            + OpenSmPolicy.rules("pkey: 1\nqos-level-name: Gold");

    @Test
    void aPartitionWithoutAnSlOfItsOwnIsAccepted() {
        RULE.opensm("qos-levels\nqos-level\nname: DEFAULT\nsl: 3\nend-qos-level\nend-qos-levels\n")
                .withPartitions("Lab=1 : ALL=full ;\n")
                .accepts();
    }

    @Test
    void aRuleWithoutPkeysGivesItsLevelToEveryPartition() {
        String rule = OpenSmPolicy.rules("qos-class: 1\nqos-level-name: Gold");
        RULE.opensm(OpenSmPolicy.of(GOLD.substring(0, GOLD.indexOf("qos-match-rules")) + rule))
                .withPartitions("Lab=1, sl=3 : ALL=full ;\n")
                .accepts();
    }

    @Test
    void aPartitionsSlThatNoLevelGivesIsReported() {
        String policy = "qos-levels\nqos-level\nname: DEFAULT\nsl: «0»\nend-qos-level\nend-qos-levels\n";
        RULE.opensm(policy).withPartitions("Lab=1, sl=2 : ALL=full ;\n").reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withPartitions("Lab=1, sl=3 : ALL=full ;\n")
                .accepts();
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .accepts();
    }
}
