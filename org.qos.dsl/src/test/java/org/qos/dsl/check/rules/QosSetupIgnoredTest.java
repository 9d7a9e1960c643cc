package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link QosSetupIgnored} reports, and what it accepts. */
class QosSetupIgnoredTest {

    private static final RuleTester RULE = new RuleTester(new QosSetupIgnored());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.with(
                        "sl2vl",
                        "«sl2vl-scope»\ngroup: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nend-sl2vl-scope"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.with("sl2vl", "")).accepts().alone();
    }
}
