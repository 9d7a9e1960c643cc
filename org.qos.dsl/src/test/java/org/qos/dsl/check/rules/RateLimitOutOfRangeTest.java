package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

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
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: 22")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: «23»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1 rate-limit: 2")).accepts().alone();
    }
}
