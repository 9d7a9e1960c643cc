package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionMembershipUnknown} reports, and what it accepts. */
class PartitionMembershipUnknownTest {

    private static final RuleTester RULE = new RuleTester(new PartitionMembershipUnknown());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: 0x1=«Full» ;\n")
                .reports(WARNING)
                .saying("unknown membership 'Full'; OpenSM reads it as limited; ");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: «0x1=» ;\n")
                .reports(WARNING)
                .saying("no membership after '='; OpenSM uses full; ");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001 : 0x10=limited ;\n")
                .accepts();
    }
}
