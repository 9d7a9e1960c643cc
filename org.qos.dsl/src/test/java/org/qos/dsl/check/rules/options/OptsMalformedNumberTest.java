package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsMalformedNumber} reports, and what it accepts. */
class OptsMalformedNumberTest {

    private static final RuleTester RULE = new RuleTester(new OptsMalformedNumber());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("max_op_vls «256»\n").reports(WARNING);
        RULE.options("lmc «two»\n").reports(WARNING);
        RULE.options("m_key «-1x»\n").reports(WARNING);
        RULE.options("qos_high_limit «most»\n").reports(WARNING);
    }

    @Test
    void theRangeOfTheOptionIsNamed() {
        RULE.options("qos_max_vls «eight»\n").reports(WARNING).saying("write a number from 0 to 15");
        RULE.options("m_key «none»\n").reports(WARNING).saying("from 0 to 18446744073709551615");
    }

    @Test
    void isAccepted() {
        RULE.options("max_op_vls 4\n").accepts();
    }

    @Test
    void aSettingOfAnSlHasASpaceAndANumber() {
        RULE.options("cc_ca_cong_setting_ccti_min «a b»\n")
                .reports(WARNING)
                .saying("write an SL, a space and a number");
        RULE.options("cc_ca_cong_setting_ccti_min «3 300»\n").reports(WARNING).saying("from 0 to 255");
        RULE.options("cc_ca_cong_setting_ccti_timer 3 300\n").accepts();
        RULE.options("cc_ca_cong_setting_ccti_timer «16 3»\n").reports(WARNING);
        RULE.options("cc_ca_cong_setting_ccti_timer «3»\n").reports(WARNING);
        RULE.options("cc_ca_cong_setting_trigger_threshold 15 0xff\n").accepts();
    }

    @Test
    void aNumberOf65BitsDoesNotFitAnywhere() {
        RULE.options("m_key «18446744073709551616»\n").reports(WARNING);
        RULE.options("m_key 18446744073709551615\nsm_key -1\n").accepts();
    }
}
