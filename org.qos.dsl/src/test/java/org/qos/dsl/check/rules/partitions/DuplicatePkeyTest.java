package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link DuplicatePkey} reports, and what it accepts. */
class DuplicatePkeyTest {

    private static final RuleTester RULE = new RuleTester(new DuplicatePkey());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\n«a=0xffff: ALL ;»\n")
                .reports(WARNING)
                .relatesTo("the first definition of the P_Key: Default=0x7fff, ipoib : ALL=full ;");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001, sl=1 : 0x10=full, 0x20=full ;\n")
                .accepts();
    }
}
