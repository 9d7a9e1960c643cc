package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionFlagValue} reports, and what it accepts. */
class PartitionFlagValueTest {

    private static final RuleTester RULE = new RuleTester(new PartitionFlagValue());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «sl=16»: ALL ;\n")
                .reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «scope=0»: ALL ;\n")
                .reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «mtu»: ALL ;\n")
                .reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «defmember=half»: ALL ;\n")
                .reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «FlowLabel=0x100000»: ALL ;\n")
                .reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001, sl=15 : ALL=full ;\n")
                .accepts();
    }
}
