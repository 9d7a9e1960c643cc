package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionMgidNotMulticast} reports, and what it accepts. */
class PartitionMgidNotMulticastTest {

    private static final RuleTester RULE = new RuleTester(new PartitionMgidNotMulticast());

    @Test
    void isReported() {
        RULE.partitions(
                        """
                        Default=0x7fff, ipoib : ALL=full ;
                        Storage=0x0001 :
                            «mgid»=fe80::1, sl=1
                            ALL=full ;
                        """)
                .reports(WARNING)
                .saying(
                        "'fe80::1' is not a multicast GID; OpenSM makes no group; write an address such as ff12:401b::1");
    }

    @Test
    void isAccepted() {
        RULE.partitions(
                        """
                        Default=0x7fff, ipoib : ALL=full ;
                        Storage=0x0001 :
                            mgid=ff12:401b::1, sl=1
                            ALL=full ;
                        """)
                .accepts();
    }
}
