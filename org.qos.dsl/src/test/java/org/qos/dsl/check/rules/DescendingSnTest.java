package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.INFO;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link DescendingSn} reports, and what it accepts. */
class DescendingSnTest {

    private static final RuleTester RULE = new RuleTester(new DescendingSn());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withRule("<sn>«6»</sn><tclass>1</tclass><qos-level-sn>0</qos-level-sn>"))
                .reports(INFO)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<sn>7</sn><tclass>1</tclass><qos-level-sn>0</qos-level-sn>"))
                .accepts()
                .alone();
    }
}
