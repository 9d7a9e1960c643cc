package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link LevelSlDropped} reports, and what it accepts. */
class LevelSlDroppedTest {

    private static final RuleTester RULE = new RuleTester(new LevelSlDropped());

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: «3»\nend-qos-level\nend-qos-levels\n"
            + OpenSmPolicy.rules("pkey: 1\nqos-level-name: Gold");

    @Test
    void aLevelWhoseSlIsDroppedIsReported() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos TRUE\nqos_swe_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos TRUE\nqos_sl2vl 0,1,2,3,15,15,15,15,15,15,15,15,15,15,15,15\n")
                .accepts();
    }

    @Test
    void optionsThatSwitchQosOffSetNoTables() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos FALSE\nqos_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .accepts();
    }
}
