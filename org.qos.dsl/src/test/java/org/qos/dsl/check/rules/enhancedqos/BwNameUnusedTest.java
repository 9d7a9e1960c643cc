package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwNameUnused} reports, and what it accepts. */
class BwNameUnusedTest {

    private static final RuleTester RULE = new RuleTester(new BwNameUnused());

    @Test
    void reportsANameThatNoRuleHas() {
        RULE.enhancedQos("BW_NAMES\na = 1\n«b» = 2\nBW_RULES\ndefault = 1:a\n")
                .reports(INFO)
                .saying("no rule refers to 'b'");
    }

    @Test
    void acceptsANameThatARuleHas() {
        RULE.enhancedQos("BW_NAMES\na = 1\nBW_RULES\nStorage = 4:a\n").accepts();
    }
}
