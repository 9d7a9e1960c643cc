package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionFileEmpty} reports, and what it accepts. */
class PartitionFileEmptyTest {

    private static final RuleTester RULE = new RuleTester(new PartitionFileEmpty());

    @Test
    void isReported() {
        RULE.partitions("«# partitions come later\n»")
                .reports(REJECTS, ERROR)
                .saying("the file has no partition definition; OpenSM rejects it and makes the default partition");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\n").accepts();
    }
}
