package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RepeatedOption} reports, and what it accepts. */
class RepeatedOptionTest {

    private static final RuleTester RULE = new RuleTester(new RepeatedOption());

    @Test
    void isReported() {
        RULE.options("«lmc» 1\nlmc 2\n")
                .reports(WARNING)
                .relatesTo("the line that OpenSM uses: lmc")
                .saying("lmc is set again on a later line; OpenSM uses the last value, 2; keep one of the lines");
    }

    @Test
    void aLineThatOpenSmCannotReadDoesNotCount() {
        RULE.options("«lmc» 1\nlmc 2\nlmc x\n").reports(WARNING).saying("uses the last value, 2; keep");
    }

    @Test
    void anEmptyLastValueIsNamed() {
        RULE.options("«qos» TRUE\nqos\n")
                .reports(WARNING)
                .saying("OpenSM uses the last value, which is empty; keep one of the lines");
    }

    @Test
    void isAccepted() {
        RULE.options("lmc 2\n").accepts();
        RULE.options("lmc 2\nlmc x\n").accepts();
    }
}
