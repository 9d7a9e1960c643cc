package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.CRASHES;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link StringTooLong} reports, and what it accepts. */
class StringTooLongTest {

    private static final RuleTester RULE = new RuleTester(new StringTooLong());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 use: «" + "x".repeat(10_240) + "»"))
                .reports(CRASHES, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 use: " + "x".repeat(10_239)))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("use: «" + "é".repeat(5120) + "»"))
                .reports(CRASHES, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("use: " + "é".repeat(5119)))
                .accepts()
                .alone();
    }
}
