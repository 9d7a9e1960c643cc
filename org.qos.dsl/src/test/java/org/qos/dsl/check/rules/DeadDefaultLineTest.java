package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link DeadDefaultLine} reports, and what it accepts. */
class DeadDefaultLineTest {

    private static final RuleTester RULE = new RuleTester(new DeadDefaultLine());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withUlps("«default: 1»")).reports(WARNING).alone();
        RULE.opensm(OpenSmPolicy.withUlps("sdp: 1")).accepts().alone();
    }

    @Test
    void onlyTheLastOfSeveralLinesCounts() {
        RULE.opensm("qos-ulps\n«default: 0»\ndefault: 1\nend-qos-ulps\n")
                .reports(WARNING)
                .alone();
    }
}
