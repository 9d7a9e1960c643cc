package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link MaxVlsWithoutOpVls} reports, and what it accepts. */
class MaxVlsWithoutOpVlsTest {

    private static final RuleTester RULE = new RuleTester(new MaxVlsWithoutOpVls());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos TRUE\n«qos_swe_max_vls» 8\n").reports(WARNING);
        RULE.options("qos TRUE\n«qos_max_vls» 1\n«qos_ca_max_vls» 14\n").reports(WARNING, WARNING);
    }

    @Test
    void numbersThatLimitNothingAreAccepted() {
        RULE.options("qos TRUE\nqos_max_vls 0\nqos_ca_max_vls 15\nqos_swe_max_vls junk\n")
                .accepts();
    }

    @Test
    void otherOptionsAreAccepted() {
        RULE.options("qos TRUE\nlmc 2\nqos_port_max_vls 8\n").accepts();
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nmax_op_vls 4\n").accepts();
    }
}
