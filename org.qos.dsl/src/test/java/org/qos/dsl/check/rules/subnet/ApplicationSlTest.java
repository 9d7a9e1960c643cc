package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link ApplicationSl} reports, and what it accepts. */
class ApplicationSlTest {

    private static final RuleTester RULE = new RuleTester(new ApplicationSl());

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: 3\nend-qos-level\nend-qos-levels\n"
            + OpenSmPolicy.rules("pkey: 1\nqos-level-name: Gold");

    @Test
    void anSlOfNoLevelIsReportedAtTheFile() {
        RULE.opensm("«qos-ulps»\ndefault: 0\nsdp: 3\nend-qos-ulps\n")
                .withApplication("NCCL_IB_SL", 5)
                .reports(WARNING)
                .saying("NCCL_IB_SL=5 (applications.env:1) is the SL of no level");
    }

    @Test
    void theSlOfALevelIsAccepted() {
        RULE.opensm(OpenSmPolicy.of(GOLD)).withApplication("UCX_IB_SL", 3).accepts();
        RULE.opensm("qos-ulps\ndefault: 0\nsdp: 3\nend-qos-ulps\n")
                .withApplication("UCX_IB_SL", 3)
                .accepts();
        RULE.opensm(OpenSmPolicy.of(GOLD)).withApplication("UCX_IB_SL", 0).accepts();
    }

    @Test
    void anSlOnVl15IsReportedAtItsLevel() {
        String marked = GOLD.replace("sl: 3", "sl: «3»");
        RULE.opensm(OpenSmPolicy.of(marked))
                .withApplication("MC_IB_SL", 3)
                .withOptions("qos TRUE\nqos_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .reports(WARNING)
                .saying("MC_IB_SL=3 (applications.env:1) is an SL that the option file maps to VL15 on CA ports");
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withApplication("MC_IB_SL", 3)
                .withOptions("qos FALSE\nqos_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .accepts();
    }

    @Test
    void withoutSettingsThereIsNothingToCompare() {
        RULE.opensm(OpenSmPolicy.of(GOLD)).accepts();
    }
}
