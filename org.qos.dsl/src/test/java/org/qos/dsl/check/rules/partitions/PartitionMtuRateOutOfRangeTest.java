package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionMtuRateOutOfRange} reports, and what it accepts. */
class PartitionMtuRateOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new PartitionMtuRateOutOfRange());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, ipoib, «mtu=2048»: ALL ;\n")
                .reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, ipoib, «rate=1»: ALL ;\n")
                .reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, ipoib, «rate=23»: ALL ;\n")
                .reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib, mtu=4, rate=7 : ALL=full ;\n").accepts();
        RULE.partitions("Default=0x7fff, ipoib, mtu=1, rate=2 : ALL=full ;\n").accepts();
        RULE.partitions("Default=0x7fff, ipoib, mtu=5, rate=22 : ALL=full ;\n").accepts();
    }
}
