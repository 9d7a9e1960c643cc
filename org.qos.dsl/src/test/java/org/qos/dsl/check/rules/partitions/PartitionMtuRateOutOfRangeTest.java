package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mtu=0   | OpenSM makes no multicast group with it; write 1 (256 bytes) to 5 (4096 bytes)",
                "mtu=6   | OpenSM makes no multicast group with it",
                "mtu=2048| OpenSM makes no multicast group with it; write 4 for 2048 bytes",
                "mtu=68  | OpenSM gives the multicast group the largest MTU that all adapters support",
                "mtu=132 | OpenSM uses its lowest 6 bits only, 4 (2048 bytes)",
                "mtu=260 | OpenSM uses its lowest 6 bits only, 4 (2048 bytes)",
                "rate=1  | OpenSM makes no multicast group with it; write 2 (2.5 Gb/s) to 22 (600 Gb/s)",
                "rate=40 | OpenSM makes no multicast group with it",
                "rate=64 | OpenSM gives the multicast group the largest rate that all adapters support",
                "rate=67 | OpenSM gives the multicast group the largest rate that all adapters support",
                "rate=99 | OpenSM gives the multicast group the largest rate that all adapters support",
                "rate=259| OpenSM uses its lowest 6 bits only, 3 (10 Gb/s)"
            })
    void whatOpenSmMakesOfTheNumber(String flag, String message) {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, ipoib, «" + flag + "»: ALL ;\n")
                .reports(WARNING)
                .saying(message);
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib, mtu=4, rate=7 : ALL=full ;\n").accepts();
        RULE.partitions("Default=0x7fff, ipoib, mtu=1, rate=2 : ALL=full ;\n").accepts();
        RULE.partitions("Default=0x7fff, ipoib, mtu=5, rate=22 : ALL=full ;\n").accepts();
    }

    @Test
    void theCodeOfARateInGigabitsIsNamed() {
        RULE.partitions("Default=0x7fff, ipoib, «rate=100» : ALL=full ;\n").saying("write 16 for 100 Gb/s");
    }
}
