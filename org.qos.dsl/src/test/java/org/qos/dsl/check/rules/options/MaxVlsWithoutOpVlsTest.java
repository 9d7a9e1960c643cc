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
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nmax_op_vls 4\n").accepts();
    }
}
