package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionNameTooLong} reports, and what it accepts. */
class PartitionNameTooLongTest {

    private static final RuleTester RULE = new RuleTester(new PartitionNameTooLong());
    private static final String LONGEST = "Training-Jobs-Of-Tenant-Number-";

    @Test
    void aNameOf32BytesIsReported() {
        RULE.partitions("«" + LONGEST + "1»=0x10 : ALL=full ;\n")
                .reports(WARNING)
                .saying("OpenSM calls the partition '" + LONGEST + "', and finds none of the name");
        RULE.partitions("«" + "é".repeat(16) + "»=0x10 : ALL=full ;\n").reports(WARNING);
    }

    @Test
    void aNameOf31BytesIsAccepted() {
        RULE.partitions(LONGEST + "=0x10 : ALL=full ;\n" + "é".repeat(15) + "=0x11 : ALL=full ;\n")
                .accepts();
    }
}
