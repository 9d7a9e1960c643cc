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
    void unitsAfterTheNumber() {
        RULE.partitions("Default=0x7fff, ipoib, «rate=20Gbps»: ALL=full ;\n")
                .reports(WARNING)
                .saying("the value of flag rate, '20Gbps', is not a number; OpenSM reads the code 20, ")
                .saying("and ignores the rest; write a code from 2 (2.5 Gb/s) to 22 (600 Gb/s)");
        RULE.partitions("Default=0x7fff, ipoib, «mtu=2K»: ALL=full ;\n")
                .reports(WARNING)
                .saying("OpenSM reads the code 2, 512 bytes, and ignores the rest; write a code from 1 (256 bytes)");
        RULE.partitions("Default=0x7fff, ipoib, «Q_Key=0xb1bz»: ALL=full ;\n")
                .reports(WARNING)
                .saying("OpenSM reads 0xb1b and");
        RULE.partitions("Default=0x7fff, ipoib, «Q_Key=» : ALL=full ;\n").reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib, «TClass=x» : ALL=full ;\n").reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib, «TClass=300» : ALL=full ;\n")
                .reports(WARNING)
                .saying("traffic class 300 is out of range; OpenSM uses its lower eight bits, 44; expected 0 to 255");
        RULE.partitions("Default=0x7fff, ipoib, TClass=255, Q_Key=0x80010b1b : ALL=full ;\n")
                .accepts();
        RULE.partitions("Default=0x7fff, ipoib, «TClass=7x»: ALL=full ;\n").reports(WARNING);
    }

    /** OpenSM makes the broadcast group of {@code ipoib=no}. */
    @Test
    void aFlagThatHasNoValueIsSetWhateverItSays() {
        RULE.partitions("Default=0x7fff, «ipoib=no»: ALL=full ;\n")
                .reports(WARNING)
                .saying("flag ipoib has no value; OpenSM ignores 'no' and sets the flag");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1, «indx0=0»: ALL ;\n")
                .reports(WARNING);
    }

    @Test
    void ofAnSlWithMoreAfterASpaceAndOfAScopeTheNumberCounts() {
        RULE.partitions("Default=0x7fff, ipoib, «sl=4 4»: ALL=full ;\n")
                .reports(WARNING)
                .saying("OpenSM reads 4 and ignores the rest");
        RULE.partitions("Default=0x7fff, ipoib, «scope=5x»: ALL=full ;\n")
                .reports(WARNING)
                .saying("OpenSM reads 5 and ignores the rest");
        RULE.partitions("Default=0x7fff, ipoib, «sl=4x»: ALL=full ;\n")
                .reports(WARNING)
                .saying("OpenSM ignores the flag");
    }

    @Test
    void aNumberThatIsNoCodeEitherWayHasTheOtherFinding() {
        RULE.partitions("Default=0x7fff, ipoib, rate=100Gbps, mtu=2048B : ALL=full ;\n")
                .accepts();
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001, sl=15 : ALL=full ;\n")
                .accepts();
    }
}
