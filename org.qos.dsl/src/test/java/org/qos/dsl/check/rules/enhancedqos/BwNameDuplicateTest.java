package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwNameDuplicate} reports, and what it accepts. */
class BwNameDuplicateTest {

    private static final RuleTester RULE = new RuleTester(new BwNameDuplicate());

    @Test
    void reportsTheSecondDefinition() {
        RULE.enhancedQos("BW_NAMES\na = 1\n«a» = 2\nBW_RULES\n")
                .reports(WARNING)
                .saying("'a' is also defined in line 2")
                .relatesTo("the other definition: a");
    }

    @Test
    void acceptsNamesThatDifferInCase() {
        RULE.enhancedQos("BW_NAMES\na = 1\nA = 2\nBW_RULES\n").accepts();
    }
}
