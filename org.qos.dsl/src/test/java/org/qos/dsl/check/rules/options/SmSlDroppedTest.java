package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link SmSlDropped} reports, and what it accepts. */
class SmSlDroppedTest {

    private static final RuleTester RULE = new RuleTester(new SmSlDropped());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options("qos TRUE\nqos_sl2vl «15,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7»\n").reports(WARNING);
        RULE.options("qos TRUE\nsm_sl 3\nqos_sl2vl «0,1,2,15,4,5,6,7,0,1,2,3,4,5,6,7»\n")
                .reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15\n").accepts();
    }
}
