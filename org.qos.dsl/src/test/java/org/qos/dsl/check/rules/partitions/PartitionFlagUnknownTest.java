package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionFlagUnknown} reports, and what it accepts. */
class PartitionFlagUnknownTest {

    private static final RuleTester RULE = new RuleTester(new PartitionFlagUnknown());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «colour»=3: ALL ;\n")
                .reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001, sl=3 : ALL=full ;\n")
                .accepts();
    }

    @Test
    void twoFlagsWithoutACommaBetweenThem() {
        RULE.partitions("Default=0x7fff, «ipoib sl»=3 : ALL=full ;\n")
                .saying("there is no comma between 'ipoib' and 'sl'; OpenSM reads one unknown flag, and ignores it");
    }
}
