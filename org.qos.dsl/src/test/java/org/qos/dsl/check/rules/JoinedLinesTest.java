package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link JoinedLines} reports, and what it accepts. */
class JoinedLinesTest {

    private static final RuleTester RULE = new RuleTester(new JoinedLines());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("use: fast\n«lane»\nsl: 1"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("use: \"fast\"\nsl: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withRule("source:\nA\n«\"\"»"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withRule("source:\nA")).accepts().alone();
    }

    @Test
    void aWordThatIsNearlyAKeywordIsNamed() {
        RULE.opensm(OpenSmPolicy.withLevel("use: fast\n«end_qos_level»\nsl: 1"))
                .saying("write the keyword as 'end-qos-level', or write the text on one line");
        RULE.opensm(OpenSmPolicy.withLevel("use: fast\n«rate_limit»\nsl: 1"))
                .saying("write the keyword as 'rate-limit:', or write the text");
    }
}
