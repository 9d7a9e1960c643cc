package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PathBitsOutOfRange} reports, and what it accepts. */
class PathBitsOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new PathBitsOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><path-bits>«128»</path-bits>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><path-bits>127</path-bits>"))
                .accepts()
                .alone();
    }
}
