package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwSlRepeated} reports, and what it accepts. */
class BwSlRepeatedTest {

    private static final RuleTester RULE = new RuleTester(new BwSlRepeated());

    private static final String NAMES = "BW_NAMES\nstorage = 40000\nbackup = 0\nBW_RULES\n";

    @Test
    void reportsAnSlThatIsLimitedAgain() {
        RULE.enhancedQos(NAMES + "default = 1:storage, 2:storage, «01»:backup\n")
                .reports(WARNING)
                .saying("limits SL 1 twice");
    }

    @Test
    void acceptsAnSlInTwoRules() {
        RULE.enhancedQos(NAMES + "default = 1:storage\n0x1 = 1:backup\n").accepts();
    }
}
