package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link Sl2vlDiffersByKind} reports, and what it accepts. */
class Sl2vlDiffersByKindTest {

    private static final RuleTester RULE = new RuleTester(new Sl2vlDiffersByKind());

    @Test
    void tablesThatDoSomethingElse() {
        RULE.options("qos TRUE\n«qos_ca_sl2vl» 0,0,1,1,2,2,3,3,0,0,1,1,2,2,3,3\n")
                .reports(INFO)
                .saying("SL0 and SL1 have VL0 and VL0 on CA ports, VL0 and VL1 on switch ports");
        RULE.options("qos TRUE\n«qos_swe_sl2vl» 0,0,1,1,2,2,3,3,0,0,1,1,2,2,3,3\n")
                .reports(INFO);
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7\n").accepts();
    }
}
