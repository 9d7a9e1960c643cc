package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsSlOutOfRange} reports, and what it accepts. */
class OptsSlOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new OptsSlOutOfRange());

    @Test
    void reportsAMaskOfMoreThan16Bits() {
        RULE.options("ar_sl_mask «0x10000»\nhbf_sl_mask «65536»\nadaptive_timeout_sl_mask «-1»\n")
                .readBy(Target.MLNX_5)
                .reports(Verdict.DEPENDS, WARNING, WARNING, WARNING)
                .saying("is not a mask of SLs", "0 to 0xFFFF", "with bit n for SL n");
    }

    @Test
    void reportsAnSlAbove15() {
        RULE.options("pfrn_sl «16»\nrtr_pr_sl «SL1»\n«pfrn_sl»\n")
                .readBy(Target.MLNX_5)
                .reports(Verdict.DEPENDS, WARNING, WARNING, WARNING);
    }

    @Test
    void acceptsSlsAndMasks() {
        RULE.options("ar_sl_mask 0xFFFF\nhbf_sl_mask 0\npfrn_sl 15\nrtr_pr_sl 0\n")
                .readBy(Target.MLNX_5)
                .accepts(Verdict.DEPENDS);
    }

    @Test
    void leavesTheMaskThatOpenSm33HasTooToTheRulesAboutNumbers() {
        RULE.options("cc_ca_cong_setting_control_map 0x10000\n")
                .readBy(Target.MLNX_5)
                .accepts(Verdict.DEPENDS);
    }

    @Test
    void acceptsThemForOpenSm33WhichDoesNotHaveTheOptions() {
        RULE.options("ar_sl_mask 0x10000\npfrn_sl 16\n").accepts();
    }
}
