package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwSlOutOfRange} reports, and what it accepts. */
class BwSlOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new BwSlOutOfRange());

    private static final String NAMES = "BW_NAMES\nstorage = 40000\nbackup = 0\nBW_RULES\n";

    @Test
    void reportsAnSlAbove15() {
        RULE.enhancedQos(NAMES + "default = 15:storage, «16»:storage, «255»:backup\n")
                .reports(ERROR, ERROR)
                .saying("SL 16 does not exist", "write 0 to 15");
    }

    @Test
    void acceptsTheSls() {
        RULE.enhancedQos(NAMES + "default = 0:storage, 15:backup\n").accepts();
    }
}
