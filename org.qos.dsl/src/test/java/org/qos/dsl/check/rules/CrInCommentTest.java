package org.qos.dsl.check.rules;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link CrInComment} reports, and what it accepts. */
class CrInCommentTest {

    private static final RuleTester RULE = new RuleTester(new CrInComment());

    /** Lines and columns count as in editors, which see a line end in a CR. */
    @Test
    void theFirstTextAfterItIsReported() {
        RULE.options("# classes\rqos TRUE\rqos_max_vls 8\r")
                .saying("OpenSM ignores 'qos TRUE' as part of the comment; save");
        RULE.options("qos TRUE\n# two VLs\r  qos_max_vls 2\n").saying("'qos_max_vls 2'");
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\n# storage\rStorage=0x10 : ALL=full ;\n")
                .saying("'Storage=0x10 : ALL=full ;'");
        RULE.opensm("qos-ulps\ndefault: 0\n# storage\rsrp, target-port-guid 0x1: 2\nend-qos-ulps\n")
                .saying("'srp, target-port-guid 0x1: 2'");
    }

    @Test
    void lineEndsAndCommentsAreAccepted() {
        RULE.options("# classes\r\nqos TRUE\r\n").accepts();
        RULE.options("# classes\r# of traffic\r\r\n").accepts();
        RULE.partitions("# all\r\nDefault=0x7fff, ipoib : ALL=full ;\n").accepts();
    }
}
