package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.DEPENDS;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionDefinitionUnreadable} reports, and what it accepts. */
class PartitionDefinitionUnreadableTest {

    private static final RuleTester RULE = new RuleTester(new PartitionDefinitionUnreadable());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\n«a=1 ALL ;»\n")
                .reports(REJECTS, ERROR)
                .saying("'a=1 ALL ;' is not a partition definition; ")
                .withoutFix();
    }

    @Test
    void aSurplusSemicolon() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: ALL ;«;»\n")
                .reports(REJECTS, ERROR)
                .saying(
                        "';' ends no definition; OpenSM discards the file and makes only the default partition; remove it");
        RULE.partitions("«;» Default=0x7fff, ipoib : ALL=full ;\n")
                .reports(DEPENDS, ERROR)
                .saying("';' ends no definition; OpenSM reads on in the rest of the line and in what remains of earlier"
                        + " lines, and may discard the file; remove it");
    }

    @Test
    void aSemicolonOnALineOfItsOwn() {
        RULE.partitions("Default=0x7fff, ipoib :\n ALL=full\n«;»\n")
                .reports(REJECTS, ERROR)
                .saying("remains of earlier lines; OpenSM discards the file and makes only the default partition;"
                        + " write ';' on the line of the last member");
        RULE.partitions("#bcdefgh:ijkl\nDefault=0x7fff:\n ALL=full\n              «;»\n")
                .reports(DEPENDS, ERROR)
                .saying("remains of earlier lines, and may discard the file; write ';' on the line of the last member");
    }

    @Test
    void aSemicolonAfterAGroupWithoutFlags() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: ALL\n mgid=ff12::1«;»\n")
                .reports(REJECTS, ERROR)
                .saying(
                        "';' follows an mgid without flags; OpenSM reads on in the rest of the line and in what remains of"
                                + " earlier lines; OpenSM discards the file and makes only the default partition; write a flag"
                                + " after the address, as in 'mgid=ff12::1, sl=0 ;'");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: ALL\n mgid=ff12::1, sl=0 ;\n")
                .accepts();
    }

    @Test
    void aByteOrderMarkBeforeAComment() {
        RULE.partitions("«\uFEFF»# of the site\nDefault=0x7fff, ipoib : ALL=full ;\n")
                .reports(REJECTS, ERROR)
                .saying("the file begins with a byte order mark")
                .fixedTo("# of the site\nDefault=0x7fff, ipoib : ALL=full ;\n");
    }

    @Test
    void carriageReturnsAreReportedOnceAndRemoved() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;«\r»\na=1: ALL ;\r\n")
                .reports(REJECTS, ERROR)
                .saying("a carriage return is not a partition definition; ")
                .fixedTo("Default=0x7fff, ipoib : ALL=full ;\na=1: ALL ;\n");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001 : ALL=full ;\n")
                .accepts();
    }
}
