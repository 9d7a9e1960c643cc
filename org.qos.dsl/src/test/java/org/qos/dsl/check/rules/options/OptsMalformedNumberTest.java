package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsMalformedNumber} reports, and what it accepts. */
class OptsMalformedNumberTest {

    private static final RuleTester RULE = new RuleTester(new OptsMalformedNumber());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("max_op_vls «256»\n").reports(WARNING);
        RULE.options("lmc «two»\n").reports(WARNING);
        RULE.options("m_key «-1x»\n").reports(WARNING);
        RULE.options("qos_high_limit «most»\n").reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.options("max_op_vls 4\n").accepts();
    }
}
