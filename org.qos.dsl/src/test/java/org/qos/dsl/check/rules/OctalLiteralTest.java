package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OctalLiteral} reports, and what it accepts. */
class OctalLiteralTest {

    private static final RuleTester RULE = new RuleTester(new OctalLiteral());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: «010»")).reports(WARNING).alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 0x8")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withRule("service-id: 1,«08»"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withRule("service-id: 01-07")).accepts().alone();
    }
}
