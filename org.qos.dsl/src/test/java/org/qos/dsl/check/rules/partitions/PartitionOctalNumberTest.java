package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionOctalNumber} reports, and what it accepts. */
class PartitionOctalNumberTest {

    private static final RuleTester RULE = new RuleTester(new PartitionOctalNumber());

    @Test
    void anOctalPkeyIsReported() {
        RULE.partitions("Jobs=«0020» : ALL=full ;\n")
                .reports(WARNING)
                .saying("the leading 0 makes '0020' an octal number; OpenSM reads P_Key 0x0010; write that, or 0x20");
        RULE.partitions("«010» : ALL=full ;\n").reports(WARNING);
    }

    @Test
    void anOctalFlagIsReported() {
        RULE.partitions("Jobs=0x20, sl=«010» : ALL=full ;\n")
                .reports(WARNING)
                .saying("OpenSM reads 8; write that, or 10");
        RULE.partitions("Jobs=0x20 : mgid=ff12::1, sl=«011»\nALL=full ;\n").reports(WARNING);
    }

    @Test
    void anOctalGuidIsReported() {
        RULE.partitions("Jobs=0x20 : «0000000000000011»=full, 0x11=full ;\n")
                .reports(WARNING)
                .saying("OpenSM reads the GUID 0x0000000000000009; write that, or 0x0000000000000011");
    }

    @Test
    void whatIsTheSameInBothBasesIsAccepted() {
        RULE.partitions("Jobs=07, sl=01, rate=3, mtu=0x04 : ALL=full ;\nOther=0x0020, sl=0, zone=010 : ALL ;\n")
                .accepts();
    }
}
