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
        RULE.options("cc_ca_cong_setting_ccti_min «x 3»\n").reports(WARNING).saying("OpenSM reads SL 0 and logs");
        RULE.options("cc_ca_cong_setting_ccti_min «4294967297 9»\n")
                .reports(WARNING)
                .saying("OpenSM reads SL 1 and");
        RULE.options("cc_ca_cong_setting_ccti_min «3x 9»\n").reports(WARNING).saying("OpenSM reads SL 3 and");
        RULE.options("cc_ca_cong_setting_ccti_min «255 1»\n").reports(WARNING).saying("keeps the previous value");
        RULE.options("cc_ca_cong_setting_ccti_min «-1 5»\n").reports(WARNING).saying("keeps the previous value");
        RULE.options("cc_ca_cong_setting_trigger_threshold 15 0xff\n").accepts();
    }

    @Test
    void aHighLimitHas32Bits() {
        RULE.options("qos_ca_high_limit «4294967306»\n")
                .reports(WARNING)
                .saying(
                        "which does not fit into 32 bits with a sign; OpenSM reads 10 and logs nothing; write 0 to 255");
        RULE.options("qos_high_limit «18446744073709551616»\n").reports(WARNING).saying("OpenSM reads -1 and");
        RULE.options("qos_high_limit «-18446744073709551615»\n")
                .reports(WARNING)
                .saying("OpenSM reads 0 and");
        RULE.options("qos_high_limit «2147483648»\n").reports(WARNING).saying("OpenSM reads -2147483648 and");
        RULE.options("qos_high_limit -1\n").accepts();
    }

    @Test
    void aNumberOf65BitsDoesNotFitAnywhere() {
        RULE.options("m_key «18446744073709551616»\n").reports(WARNING);
        RULE.options("m_key 18446744073709551615\nsm_key -1\n").accepts();
    }

    @Test
    void aCongestionControlTableHasEntriesOfShiftAndMultiplier() {
        RULE.options("cc_cct «1:2,3»\n")
                .reports(WARNING)
                .saying(
                        "cc_cct has '3' in the place of an entry; OpenSM keeps the previous value; write shift:multiplier,");
        RULE.options("cc_cct «0:70000»\n")
                .reports(WARNING)
                .saying(
                        "cc_cct has the entry '0:70000'; OpenSM reads 0:4464 and logs nothing; write shift:multiplier,");
        RULE.options("cc_cct «9999999:x»\n").reports(WARNING).saying("OpenSM reads 127:0 and");
        RULE.options("cc_cct «1:2:3»\n").reports(WARNING).saying("OpenSM reads 1:2 and");
        RULE.options("cc_cct «1:2 3:4»\n").reports(WARNING).saying("OpenSM reads 1:2 and");
        RULE.options("cc_cct «4:0»\n").reports(WARNING);
        RULE.options("cc_cct «0:70000,3»\n").reports(WARNING).saying("keeps the previous value");
        RULE.options("cc_cct «" + "1:2,".repeat(129) + "»\n")
                .reports(WARNING)
                .saying("has 129 entries; OpenSM uses the first 128");
        RULE.options("cc_cct 1:2,,3:0x3fff\ncc_cct 1 : 2, 3 : 4\ncc_cct (null)\ncc_cct\n")
                .accepts();
        RULE.options("cc_cct " + "1:2,".repeat(128) + "\n").accepts();
    }

    @Test
    void theDelayOfCreditsIsOneEntry() {
        String delay = "cc_sw_cong_setting_credit_starvation_return_delay ";
        RULE.options(delay + "«7»\n").reports(WARNING).saying("keeps the previous value");
        RULE.options(delay + "«(null)»\n").reports(WARNING).saying("keeps the previous value");
        RULE.options(delay + "«1:2,3:4»\n").reports(WARNING).saying("OpenSM reads 1:2 and logs nothing");
        RULE.options(delay + "0:0\n").accepts();
    }

    @Test
    void aMaskOfPortsHasUpTo64HexadecimalDigits() {
        String mask = "cc_sw_cong_setting_victim_mask ";
        RULE.options(mask + "«(null)»\n").reports(WARNING).saying("is not a bit mask; OpenSM keeps the previous value");
        RULE.options("cc_sw_cong_setting_credit_mask «0x»\n").reports(WARNING).saying("is not a bit mask");
        RULE.options(mask + "«" + "f".repeat(64) + "z»\n").reports(WARNING).saying("is not a bit mask");
        RULE.options(mask + "«0x" + "f".repeat(65) + "»\n")
                .reports(WARNING)
                .saying("has 65 digits; OpenSM uses the first 64");
        RULE.options(mask + "0X" + "f".repeat(64) + "\n" + mask + "1E\n").accepts();
    }
}
