package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsVlarbVl15} reports, and what it accepts. */
class OptsVlarbVl15Test {

    private static final RuleTester RULE = new RuleTester(new OptsVlarbVl15());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos TRUE\nqos_ca_vlarb_high «15:4»\n").reports(WARNING);
        RULE.options("qos TRUE\nqos_ca_vlarb_high «1:4,16:4»\n")
                .reports(WARNING)
                .saying("entry 2 of qos_ca_vlarb_high has VL 16; OpenSM uses VL1; write a VL from 0 to 14");
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_vlarb_high 1:64\n").accepts();
    }
}
