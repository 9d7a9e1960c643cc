package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionMemberAbbreviated} reports, and what it accepts. */
class PartitionMemberAbbreviatedTest {

    private static final RuleTester RULE = new RuleTester(new PartitionMemberAbbreviated());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: «A»=full ;\n").reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001 : ALL=full ;\n")
                .accepts();
    }
}
