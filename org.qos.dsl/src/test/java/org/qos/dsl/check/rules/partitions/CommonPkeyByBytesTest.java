package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link CommonPkeyByBytes} reports, and what it accepts. */
class CommonPkeyByBytesTest {

    private static final RuleTester RULE = new RuleTester(new CommonPkeyByBytes());

    @Test
    void isReported() {
        RULE.partitions(
                        "Default=0x7fff, ipoib : ALL=full ;\n«Jobs=0x0020, sl=1 : ALL_CAS=full ;»\nStorage=0x0100, sl=2 : ALL_CAS=full ;\n")
                .reports(INFO)
                .saying("the ports of this partition are also in 'Storage' (0x0100); OpenSM gives requests without a");
    }

    @Test
    void isAccepted() {
        RULE.partitions(
                        "Default=0x7fff, ipoib : ALL=full ;\nJobs=0x0020, sl=1 : ALL_CAS=full ;\nStorage=0x0100, sl=2 : 0x10=full, 0x11=full ;\n")
                .accepts();
    }
}
