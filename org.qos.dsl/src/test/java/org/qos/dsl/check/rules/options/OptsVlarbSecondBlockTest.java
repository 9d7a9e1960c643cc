package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsVlarbSecondBlock} reports, and what it accepts. */
class OptsVlarbSecondBlockTest {

    private static final RuleTester RULE = new RuleTester(new OptsVlarbSecondBlock());

    @Test
    void isReported() {
        RULE.options(
                        "qos TRUE\nqos_vlarb_low «0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,0:32,1:32,2:32»\n")
                .reports(WARNING)
                .saying("qos_vlarb_low has weights in entries 33 to 64; OpenSM writes zeros to a port that takes 64");
    }

    @Test
    void entriesWithoutWeightMayBeLost() {
        RULE.options("qos TRUE\nqos_vlarb_low 1:32" + ",2:32".repeat(31) + ",3:0\n")
                .accepts();
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_vlarb_low 0:32,1:32,0:32,1:32,2:32\n").accepts();
    }
}
