package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.ERROR;
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
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: ALL ;«;»\n").reports(REJECTS, ERROR);
    }

    @Test
    void aByteOrderMarkBeforeAComment() {
        RULE.partitions("«\uFEFF»# of the site\nDefault=0x7fff, ipoib : ALL=full ;\n")
                .reports(REJECTS, ERROR)
                .saying("the file begins with a byte order mark");
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
