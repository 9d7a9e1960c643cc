package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwRuleRepeated} reports, and what it accepts. */
class BwRuleRepeatedTest {

    private static final RuleTester RULE = new RuleTester(new BwRuleRepeated());

    private static final String NAMES = "BW_NAMES\nstorage = 40000\nbackup = 0\nBW_RULES\n";

    @Test
    void reportsTheSecondRuleForAGuid() {
        RULE.enhancedQos(NAMES + "0x00AB = 1:storage\n«0xab» = 2:storage\n")
                .reports(WARNING)
                .saying("line 5 also has a rule for '0x00AB'")
                .relatesTo("the other rule: 0x00AB");
    }

    @Test
    void reportsTheSecondRuleForAGroupAndTheDefault() {
        RULE.enhancedQos(NAMES + "g = 1:storage\n«g» = 2:storage\ndefault = 1:backup\n«default» = 2:backup\n")
                .reports(WARNING, WARNING);
    }

    @Test
    void acceptsOneRuleForEach() {
        RULE.enhancedQos(NAMES + "g = 1:storage\nG = 1:storage\n0x1 = 1:storage\ndefault = 1:backup\n")
                .accepts();
    }
}
