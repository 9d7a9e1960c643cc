package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnrecognizedOption} reports, and what it accepts. */
class UnrecognizedOptionTest {

    private static final RuleTester RULE = new RuleTester(new UnrecognizedOption());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("«qos=TRUE»\n").reports(WARNING);
        RULE.options("«qos_swe_sl2lv» 1\n").reports(WARNING);
    }

    @Test
    void aByteOrderMarkIsNamed() {
        RULE.options("«\uFEFFqos» TRUE\n")
                .reports(WARNING)
                .saying("the file begins with a byte order mark; OpenSM reads it as a part of the name");
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\n").accepts();
    }
}
