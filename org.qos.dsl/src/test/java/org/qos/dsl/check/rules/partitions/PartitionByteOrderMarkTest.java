package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionByteOrderMark} reports, and what it accepts. */
class PartitionByteOrderMarkTest {

    private static final RuleTester RULE = new RuleTester(new PartitionByteOrderMark());

    @Test
    void beforeAPartitionWithPkey() {
        RULE.partitions("«\uFEFFDefault»=0x7fff, ipoib : ALL=full ;\n")
                .reports(WARNING)
                .alone()
                .saying("the file begins with a byte order mark; OpenSM reads it as a part of the name;"
                        + " save the file without it")
                .fixedTo("Default=0x7fff, ipoib : ALL=full ;\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Default", "0x7fff"})
    void beforeAPartitionWithoutPkeyItIsTheOnlyCause(String name) {
        RULE.partitions("«\uFEFF" + name + "», ipoib : ALL=full ;\n")
                .reports(WARNING)
                .alone()
                .saying("OpenSM reads it as a part of the name, makes another partition, and chooses its P_Key;"
                        + " save the file without it")
                .fixedTo(name + ", ipoib : ALL=full ;\n");
    }

    @Test
    void isAccepted() {
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\n").accepts();
        RULE.partitions("\uFEFF# of the site\nDefault=0x7fff, ipoib : ALL=full ;\n")
                .reports(REJECTS);
    }
}
