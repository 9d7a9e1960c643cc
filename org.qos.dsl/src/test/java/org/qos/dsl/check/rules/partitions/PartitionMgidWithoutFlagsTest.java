package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionMgidWithoutFlags} reports, and what it accepts. */
class PartitionMgidWithoutFlagsTest {

    private static final RuleTester RULE = new RuleTester(new PartitionMgidWithoutFlags());

    @Test
    void aCommentWithAFlagIsReported() {
        RULE.partitions(
                        """
                        Storage=0x0001, ipoib, sl=3 :
                            mgid=«ff12:401b::16» # for time, sl=7
                            ALL=full ;
                        """)
                .reports(WARNING)
                .saying("takes 'sl=7' for the group; write a flag after the GID, as in ', sl=3'");
    }

    @Test
    void whatAnEarlierLineLeftIsReported() {
        RULE.partitions("# 456789 1 456789 2 456789,sl=5\nStorage=0x1 :\nmgid=«ff12:1:111:1111::222»\nALL ;\n")
                .reports(WARNING)
                .saying("takes 'sl=5' for the group; write a flag after the GID, as in ', sl=0'");
    }

    @Test
    void aFlagAfterTheGidIsAccepted() {
        RULE.partitions(
                        """
                        Storage=0x0001, ipoib :
                            mgid=ff12:401b::16, sl=0 # for time, sl=7
                            mgid=ff12:401b::17 # for storage, in full
                            mgid=ff12:401b::18
                            ALL=full ;
                        """)
                .accepts();
    }
}
