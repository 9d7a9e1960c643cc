package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BooleanNotTrue} reports, and what it accepts. */
class BooleanNotTrueTest {

    private static final RuleTester RULE = new RuleTester(new BooleanNotTrue());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos «yes»\n")
                .reports(WARNING)
                .saying("qos is 'yes', neither TRUE nor FALSE; OpenSM reads it as FALSE")
                .withoutFix();
        RULE.options("qos «true»\n").reports(WARNING).fixedTo("qos TRUE\n");
        RULE.options("«qos»\n").reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\n").accepts();
    }
}
