package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link CrInComment} reports, and what it accepts. */
class CrInCommentTest {

    private static final RuleTester RULE = new RuleTester(new CrInComment());

    @Test
    void theFirstTextAfterItIsReported() {
        RULE.options("# classes\r«qos TRUE»\rqos_max_vls 8\r")
                .reports(WARNING)
                .saying("OpenSM ignores 'qos TRUE' as part of the comment; save");
        RULE.options("qos TRUE\n# two VLs\r  «qos_max_vls 2»\n").reports(WARNING);
        RULE.partitions("Default=0x7fff, ipoib : ALL=full ;\n# storage\r«Storage=0x10 : ALL=full ;»\n")
                .reports(WARNING);
        RULE.opensm("qos-ulps\ndefault: 0\n# storage\r«srp, target-port-guid 0x1: 2»\nend-qos-ulps\n")
                .reports(WARNING);
    }

    @Test
    void lineEndsAndCommentsAreAccepted() {
        RULE.options("# classes\r\nqos TRUE\r\n").accepts();
        RULE.options("# classes\r# of traffic\r\r\n").accepts();
        RULE.partitions("# all\r\nDefault=0x7fff, ipoib : ALL=full ;\n").accepts();
    }
}
