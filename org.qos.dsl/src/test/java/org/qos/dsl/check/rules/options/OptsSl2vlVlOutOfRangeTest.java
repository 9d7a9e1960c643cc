package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsSl2vlVlOutOfRange} reports, and what it accepts. */
class OptsSl2vlVlOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new OptsSl2vlVlOutOfRange());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos TRUE\nqos_sl2vl «0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,17»\n")
                .reports(WARNING)
                .saying("qos_sl2vl maps SL15 to VL 17; OpenSM uses VL1; write a VL from 0 to 15");
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15\n").accepts();
    }
}
