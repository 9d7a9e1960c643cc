package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BothEndsAny} reports, and what it accepts. */
class BothEndsAnyTest {

    private static final RuleTester RULE = new RuleTester(new BothEndsAny());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withUlps("«any, source-target-port-guid 1,2 : 1»"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withUlps("any, source-port-guid 1,2 : 1\nany, target-port-guid 1,2 : 1"))
                .accepts()
                .alone();
    }
}
