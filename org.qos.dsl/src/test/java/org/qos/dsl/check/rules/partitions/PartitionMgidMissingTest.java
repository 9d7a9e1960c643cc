package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.CRASHES;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionMgidMissing} reports, and what it accepts. */
class PartitionMgidMissingTest {

    private static final RuleTester RULE = new RuleTester(new PartitionMgidMissing());

    @Test
    void isReported() {
        RULE.partitions(
                        """
                        Default=0x7fff, ipoib : ALL=full ;
                        Storage=0x0001 :
                            «mgid»
                            ALL=full ;
                        """)
                .reports(CRASHES, ERROR)
                .saying("mgid has no address; OpenSM crashes; write mgid=ADDRESS");
    }

    @Test
    void isAccepted() {
        RULE.partitions(
                        """
                        Default=0x7fff, ipoib : ALL=full ;
                        Storage=0x0001 :
                            mgid=ff12:401b::1
                            ALL=full ;
                        """)
                .accepts();
    }
}
