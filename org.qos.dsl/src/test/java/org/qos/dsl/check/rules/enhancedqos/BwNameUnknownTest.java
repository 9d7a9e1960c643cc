package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwNameUnknown} reports, and what it accepts. */
class BwNameUnknownTest {

    private static final RuleTester RULE = new RuleTester(new BwNameUnknown());

    private static final String NAMES = "BW_NAMES\nstorage = 40000\nbackup = 0\nBW_RULES\n";

    @Test
    void reportsANameThatIsNotDefined() {
        RULE.enhancedQos(NAMES + "default = 1:«Other», 2:storage\n")
                .reports(ERROR)
                .saying("BW_NAMES does not define 'Other'")
                .withoutFix();
    }

    @Test
    void suggestsTheOnlySimilarName() {
        RULE.enhancedQos(NAMES + "default = 1:«Storage»\n").reports(ERROR);
    }

    @Test
    void acceptsNamesThatAreDefinedAnywhere() {
        RULE.enhancedQos("BW_RULES\ndefault = 1:storage\nBW_NAMES\nstorage = 1\n")
                .accepts();
    }

    @Test
    void acceptsAnSlWithoutAName() {
        RULE.enhancedQos(NAMES + "default = 1:\n").accepts();
    }
}
