package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionFlagAbbreviated} reports, and what it accepts. */
class PartitionFlagAbbreviatedTest {

    private static final RuleTester RULE = new RuleTester(new PartitionFlagAbbreviated());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «s»=3: ALL ;\n")
                .reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «i»: ALL ;\n").reports(WARNING);
    }

    @Test
    void aSecondCommaIsNotAFlag() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, ipoib,«»,sl=3: ALL ;\n")
                .reports(WARNING)
                .saying("no flag follows the ','")
                .saying("remove the ','");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001, sl=3 : ALL=full ;\n")
                .accepts();
    }
}
