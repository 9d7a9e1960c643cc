package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsLimitOutOfRange} reports, and what it accepts. */
class OptsLimitOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new OptsLimitOutOfRange());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos_high_limit «256»\n").reports(WARNING);
        RULE.options("qos_ca_high_limit «-2»\n").reports(WARNING);
        RULE.options("qos_max_vls «16»\n").reports(WARNING);
        RULE.options("max_op_vls «8»\n").reports(WARNING);
        RULE.options("sm_sl «16»\n").reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.options("max_op_vls 4\n").accepts();
    }
}
