package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptionLineTooLong} reports, and what it accepts. */
class OptionLineTooLongTest {

    private static final RuleTester RULE = new RuleTester(new OptionLineTooLong());

    @Test
    void whatFollowsTheFirst1022CharactersIsReported() {
        RULE.options("#" + "x".repeat(1021) + "«" + "x".repeat(29) + "»\n").reports(WARNING);
    }

    @Test
    void aLineThatFitsTheBufferIsAccepted() {
        RULE.options("#" + "x".repeat(1021) + "\n").accepts();
    }
}
