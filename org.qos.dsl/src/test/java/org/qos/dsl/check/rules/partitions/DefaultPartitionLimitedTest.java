package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link DefaultPartitionLimited} reports, and what it accepts. */
class DefaultPartitionLimitedTest {

    private static final RuleTester RULE = new RuleTester(new DefaultPartitionLimited());

    @Test
    void isReported() {
        RULE.partitions("«Storage=0x0001 : ALL=full ;»\n")
                .reports(WARNING)
                .saying("the file does not define the default partition; OpenSM makes every port but the subnet");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001 : ALL=full ;\n")
                .accepts();
    }
}
