package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RulePkeyWithoutPartition} reports, and what it accepts. */
class RulePkeyWithoutPartitionTest {

    private static final RuleTester RULE = new RuleTester(new RulePkeyWithoutPartition());

    @Test
    void aRulesPkeyOfNoPartitionIsReported() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("pkey: 1, «2-9»")))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .reports(INFO)
                .saying("no partition has the P_Key 0x0002 or 7 more of this range; ");
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("pkey: «1-2»")))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .reports(INFO)
                .saying("no partition has the P_Key 0x0002; ");
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nany, service-id 2 : 1\nend-qos-ulps\n"))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .accepts();
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nany, pkey «2» : 1\nend-qos-ulps\n"))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .reports(INFO);
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("pkey: 0x8001")))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .accepts();
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("pkey: 2"))).accepts();
    }

    @Test
    void theLowerBitsOfANumberCount() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("pkey: «0x18002»")))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .reports(INFO)
                .saying("no partition has the P_Key 0x0002");
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("pkey: 0x18001")))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .accepts();
    }
}
