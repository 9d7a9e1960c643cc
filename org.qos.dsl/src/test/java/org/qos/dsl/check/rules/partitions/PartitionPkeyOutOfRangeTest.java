package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionPkeyOutOfRange} reports, and what it accepts. */
class PartitionPkeyOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new PartitionPkeyOutOfRange());

    @Test
    void bitsThatOpenSmDropsAreReported() {
        RULE.partitions("Jobs=«0x18001» : ALL=full ;\n")
                .reports(WARNING)
                .saying(
                        "the P_Key 0x18001 has more than 16 bits; OpenSM uses the lower 15, 0x0001; write one of 0x1 to 0xffff");
        RULE.partitions("«4294967297» : ALL=full ;\n").reports(WARNING);
    }

    @Test
    void aPkeyThatOpenSmChoosesIsReported() {
        RULE.partitions("Jobs=«0x8000» : ALL=full ;\n")
                .reports(WARNING)
                .saying(
                        "the lower 15 bits of the P_Key 0x8000 are 0; OpenSM chooses the P_Key of this partition itself");
        RULE.partitions("Jobs=«0» : ALL=full ;\n").reports(WARNING);
        RULE.partitions("Jobs=«0x10000» : ALL=full ;\n").reports(WARNING);
    }

    @Test
    void aPkeyOfSixteenBitsIsAccepted() {
        RULE.partitions("Default=0xffff : ALL=full ;\nJobs=0x1 : ALL ;\nOther : ALL ;\n")
                .accepts();
    }
}
