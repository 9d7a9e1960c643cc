package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PkeyRangeCrossesMembership} reports, and what it accepts. */
class PkeyRangeCrossesMembershipTest {

    private static final RuleTester RULE = new RuleTester(new PkeyRangeCrossesMembership());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withRule("pkey: «0x7ff0-0x8005»"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withRule("pkey: 0x8001-0x8005,0x8001"))
                .accepts()
                .alone();
    }
}
