package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionLineTooLong} reports, and what it accepts. */
class PartitionLineTooLongTest {

    private static final RuleTester RULE = new RuleTester(new PartitionLineTooLong());
    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    @Test
    void whatFollowsTheFirst4094CharactersIsReported() {
        RULE.partitions(DEFAULT + "a=1: " + "0x1,".repeat(1022) + ",«0x22», 0x3 ;\n")
                .reports(WARNING);
    }

    @Test
    void aLineThatFitsTheBufferIsAccepted() {
        RULE.partitions(DEFAULT + "a=1: " + "0x1,".repeat(1000) + "0x2 ;\n").accepts();
    }
}
