package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnpairedQuote} reports, and what it accepts. */
class UnpairedQuoteTest {

    private static final RuleTester RULE = new RuleTester(new UnpairedQuote());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 use: 5«\"» disk\npkey: 1 \" x"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 use: 5\" disk")).accepts().alone();
    }

    @Test
    void aQuoteInANameThatNoneClosesIsReported() {
        RULE.opensm(OpenSmPolicy.of(level("«\"»Gold level"))).reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(level("Gold«\"»"))).reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(level("\"Gold level\""))).accepts();
    }

    private static String level(String name) {
        return "qos-levels\nqos-level\nname: " + name + "\nsl: 1\nend-qos-level\nend-qos-levels\n";
    }
}
