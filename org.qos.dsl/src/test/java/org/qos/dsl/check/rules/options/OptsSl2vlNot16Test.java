package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsSl2vlNot16} reports, and what it accepts. */
class OptsSl2vlNot16Test {

    private static final RuleTester RULE = new RuleTester(new OptsSl2vlNot16());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos TRUE\nqos_sl2vl «0,1»\n")
                .reports(WARNING)
                .saying("qos_sl2vl lists 2 VLs; OpenSM maps the other SLs to VL0; list 16");
        RULE.options("qos TRUE\nqos_sl2vl «0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,7»\n")
                .reports(WARNING)
                .saying("qos_sl2vl lists 17 VLs; OpenSM drops the last 1; list 16");
        RULE.options("qos TRUE\n«qos_sl2vl»\n").reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7\n").accepts();
    }
}
