package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link LevelSlNotInMask} reports, and what it accepts. */
class LevelSlNotInMaskTest {

    private static final RuleTester RULE = new RuleTester(new LevelSlNotInMask());

    private static String policy(String sl) {
        return "qos-levels\nqos-level\nname: DEFAULT\nsl: " + sl + "\nend-qos-level\nend-qos-levels\n";
    }

    @Test
    void reportsALevelWithoutAdaptiveRouting() {
        RULE.opensm(policy("«2»"))
                .withOptions("qos TRUE\nar_sl_mask 0x0003\n")
                .readBy(Target.MLNX_5)
                .reports(Verdict.DEPENDS, WARNING)
                .saying("SL 2 is not in ar_sl_mask (0x0003); its traffic has no adaptive routing; set bit 2");
    }

    @Test
    void reportsALevelWithoutCongestionControl() {
        RULE.opensm(policy("«2»"))
                .withOptions("qos TRUE\ncongestion_control TRUE\ncc_ca_cong_setting_control_map 0x0001\n")
                .reports(WARNING)
                .saying("no congestion control at channel adapters");
    }

    @Test
    void leavesAnSlThatDoesNotExistToTheRuleThatReportsIt() {
        RULE.opensm(policy("16"))
                .withOptions("qos TRUE\nar_sl_mask 0x0003\n")
                .readBy(Target.MLNX_5)
                .accepts(Verdict.DEPENDS);
    }

    @Test
    void acceptsALevelInTheMask() {
        RULE.opensm(policy("2"))
                .withOptions("qos TRUE\nar_sl_mask 4\n")
                .readBy(Target.MLNX_5)
                .accepts(Verdict.DEPENDS);
    }

    @Test
    void acceptsAnEmptyMaskWhichTurnsTheFeatureOff() {
        RULE.opensm(policy("2"))
                .withOptions("qos TRUE\nar_sl_mask 0\n")
                .readBy(Target.MLNX_5)
                .accepts(Verdict.DEPENDS);
    }

    @Test
    void acceptsAMapThatOpenSmDoesNotUse() {
        RULE.opensm(policy("2"))
                .withOptions("qos TRUE\ncc_ca_cong_setting_control_map 1\n")
                .accepts();
    }

    @Test
    void acceptsAMaskOfAnotherSubnetManager() {
        RULE.opensm(policy("2")).withOptions("qos TRUE\nar_sl_mask 1\n").accepts();
    }
}
