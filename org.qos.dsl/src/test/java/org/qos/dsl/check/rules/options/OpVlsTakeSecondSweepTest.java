package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OpVlsTakeSecondSweep} reports, and what it accepts. */
class OpVlsTakeSecondSweepTest {

    private static final RuleTester RULE = new RuleTester(new OpVlsTakeSecondSweep());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options("qos TRUE\n«max_op_vls» 4\n").reports(INFO);
    }

    @Test
    void aLinkOfOneVlHasVl0Only() {
        RULE.options("qos TRUE\n«max_op_vls» 1\n").reports(INFO);
    }

    @Test
    void anSlThatIsDroppedUsesNoVl() {
        RULE.options("qos TRUE\nmax_op_vls 3\nqos_sl2vl 0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,15\n")
                .accepts();
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nmax_op_vls 3\nqos_sl2vl 0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3\n")
                .accepts();
    }
}
