package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.DEPENDS;

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

    @Test
    void thePlaceOfTheMissingQuoteIsNamed() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: \"a H-1/P1\", b H-1/P1«\"»"))
                .reports(DEPENDS, WARNING)
                .saying("write the other quote, or remove it; it seems to be missing before 'b'");
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «\"»a H-1/P1"))
                .reports(DEPENDS, WARNING)
                .saying("it seems to be missing after 'H-1/P1'");
    }

    /** {@link MalformedPortName} reports it. */
    @Test
    void aQuoteAfterACommaWithinQuotesIsAccepted() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: \"a H-1/P1, \"b H-1/P1\""))
                .accepts(DEPENDS);
    }

    private static String level(String name) {
        return "qos-levels\nqos-level\nname: " + name + "\nsl: 1\nend-qos-level\nend-qos-levels\n";
    }
}
