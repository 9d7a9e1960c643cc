package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsWrapsVl} reports, and what it accepts. */
class OptsWrapsVlTest {

    private static final RuleTester RULE = new RuleTester(new OptsWrapsVl());

    @Test
    void isReported() {
        RULE.options("qos TRUE\nmax_op_vls 3\nqos_sl2vl «0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7»\n")
                .reports(WARNING)
                .saying("qos_sl2vl maps SL4 to VL4, but max_op_vls excludes VLs above VL3; OpenSM uses VL0");
    }

    @Test
    void aLinkOfOneVlHasVl0Only() {
        RULE.options("qos TRUE\nmax_op_vls 1\nqos_sl2vl «0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0»\n")
                .reports(WARNING)
                .saying("qos_sl2vl maps SL1 to VL1, but max_op_vls excludes VLs above VL0; OpenSM uses VL0");
    }

    @Test
    void aListThatIsTooShortIsLeftToAnotherRule() {
        RULE.options("qos TRUE\nmax_op_vls 3\nqos_sl2vl 0,1,2,3,4\n").accepts();
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nmax_op_vls 3\nqos_sl2vl 0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3\n")
                .accepts();
    }
}
