package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionNulByte} reports, and what it accepts. */
class PartitionNulByteTest {

    private static final RuleTester RULE = new RuleTester(new PartitionNulByte());

    @Test
    void theFirstOneIsReported() {
        RULE.partitions("Default=0x7fff : ALL=full ;«\0»junk\n# \0\n")
                .reports(WARNING)
                .alone();
    }

    @Test
    void textIsAccepted() {
        RULE.partitions("Default=0x7fff : ALL=full ; # junk\n").accepts();
    }
}
