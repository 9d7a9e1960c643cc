package org.qos.dsl.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Target;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.fabric.SubnetState;

/** What {@link RateLimitOutOfRange} reports, and what it accepts. */
class RateLimitOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new RateLimitOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><rate-limit>«1»</rate-limit>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><rate-limit>2</rate-limit>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><rate-limit>«25»</rate-limit>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><rate-limit>24</rate-limit>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: «1»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: «100»"))
                .reports(REJECTS, ERROR)
                .saying("OpenSM rejects the policy; expected 2 to 22 (100 Gb/s is code 16)");
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: 22")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: «23»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: 2")).accepts().alone();
    }

    @Test
    void theRangeIsThatOfTheTarget() {
        assertEquals(
                List.of(
                        "rate code 100 is out of range; OpenSM rejects the policy; expected 2 to 22 (100 Gb/s is code 16)"),
                messages("100", Target.OPENSM_3_3));
        assertEquals(
                List.of(
                        "rate code 800 is out of range; OpenSM rejects the policy; expected 2 to 24 (800 Gb/s is code 23)"),
                messages("800", Target.MLNX_5));
        assertEquals(List.of(), messages("23", Target.MLNX_5));
    }

    private static List<String> messages(String rate, Target target) {
        String text = OpenSmPolicy.withLevel("sl: 1 rate-limit: " + rate);
        FabricContext context = new FabricContext(
                Optional.empty(), false, Optional.empty(), SubnetState.UNKNOWN, target, Optional.empty());
        return Checker.check(new ProjectFiles().load("file", text, new OpenSmLanguage()), context).findings().stream()
                .filter(finding -> finding.code().equals(RULE.rule().code()))
                .map(Finding::message)
                .toList();
    }
}
