package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsVlarbWeightOverflow} reports, and what it accepts. */
class OptsVlarbWeightOverflowTest {

    private static final RuleTester RULE = new RuleTester(new OptsVlarbWeightOverflow());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos TRUE\nqos_rtr_vlarb_high «0:256»\n").reports(WARNING);
        RULE.options("qos TRUE\nqos_rtr_vlarb_high «0:4,1:300»\n")
                .reports(WARNING)
                .saying("entry 2 of qos_rtr_vlarb_high has weight 300; OpenSM uses 44; write a weight from 0 to 255");
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_vlarb_low 0:128,1:32,0:128\n").accepts();
    }
}
