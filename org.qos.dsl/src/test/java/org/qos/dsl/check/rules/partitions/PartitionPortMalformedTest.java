package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionPortMalformed} reports, and what it accepts. */
class PartitionPortMalformedTest {

    private static final RuleTester RULE = new RuleTester(new PartitionPortMalformed());

    @Test
    void definitions() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: «0», 0x2 ;\n")
                .reports(REJECTS, ERROR)
                .saying("SELF or NONE");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: «0x1 0x2» ;\n")
                .reports(REJECTS, ERROR)
                .saying("SELF or NONE, and separate members by ',' or line ends");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: «0x1g»=full ;\n")
                .reports(REJECTS, ERROR);
    }

    @Test
    void aKeywordThatIsNotInUpperCase() {
        RULE.partitions("Default=0x7fff, ipoib : «all»=full ;\n")
                .reports(REJECTS, ERROR)
                .saying(
                        "'all' is neither a port GUID nor a keyword for ports; OpenSM discards the file and makes only the default"
                                + " partition; did you mean ALL?")
                .fixedTo("Default=0x7fff, ipoib : ALL=full ;\n");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\na=1: «Self»=full ;\n")
                .saying("did you mean SELF?")
                .fixedTo("Default=0x7fff, ipoib : ALL=full ;\na=1: SELF=full ;\n");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\nStorage=0x0001 : 0x10, 0x20 ;\n")
                .accepts();
    }

    @Test
    void aCarriageReturnAtTheEndOfALine() {
        RULE.partitions("Default=0x7fff, ipoib :«\r»\nALL=full ;\n").saying("a carriage return is not a member");
    }
}
