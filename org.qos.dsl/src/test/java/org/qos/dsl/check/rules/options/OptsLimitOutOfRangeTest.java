package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.CRASHES;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsLimitOutOfRange} reports, and what it accepts. */
class OptsLimitOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new OptsLimitOutOfRange());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos_high_limit «256»\n").reports(WARNING);
        RULE.options("qos_ca_high_limit «-2»\n").reports(WARNING);
        RULE.options("qos_max_vls «16»\n").reports(WARNING);
        RULE.options("max_op_vls «8»\n")
                .reports(WARNING)
                .saying("write 1 to 5 (1 is VL0, 2 is VL0-1, 3 is VL0-3, 4 is VL0-7, 5 is VL0-14)");
        RULE.options("sm_sl «16»\n").reports(WARNING);
    }

    @Test
    void isAccepted() {
        RULE.options("max_op_vls 4\n").accepts();
    }

    @Test
    void numbersThatOpenSmReplacesAreReported() {
        RULE.options("lmc «254»\nsm_priority «99»\nfdr10 «3»\n")
                .reports(WARNING, WARNING, WARNING)
                .saying("uses the default 0; write 0 to 7", "uses the default 0", "uses the default 1");
        RULE.options("force_link_speed «8»\nforce_link_speed_ext «15»\nforce_link_width «32»\n")
                .reports(WARNING, WARNING, WARNING)
                .saying("write 0 to 7 or 15", "write 0 to 7 or 30 or 31", "write 0 to 31 or 255");
        RULE.options("m_key_protection_level «15»\n").reports(WARNING).saying("OpenSM uses 2");
        RULE.options("perfmgr_sweep_time_s «0»\nperfmgr_max_outstanding_queries «0»\n")
                .reports(WARNING, WARNING);
        RULE.options("max_wire_smps «2147483648»\nmax_wire_smps2 «0xffffffff»\n")
                .reports(WARNING, WARNING);
    }

    @Test
    void numbersAtTheLimitsAreAccepted() {
        RULE.options(
                        "lmc 7\nsm_priority 15\nfdr10 2\nforce_link_speed 6\nforce_link_speed_ext 30\nforce_link_width 31\n"
                                + "m_key_protection_level 3\nperfmgr_sweep_time_s 1\nmax_wire_smps 0\ntransaction_timeout 1\n")
                .accepts();
    }

    @Test
    void openSmDoesNotStartWithoutATimeout() {
        RULE.options("transaction_timeout «0»\n").reports(CRASHES, ERROR).saying("exits at startup");
    }
}
