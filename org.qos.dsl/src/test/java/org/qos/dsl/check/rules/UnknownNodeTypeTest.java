package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnknownNodeType} reports, and what it accepts. */
class UnknownNodeTypeTest {

    private static final RuleTester RULE = new RuleTester(new UnknownNodeType());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><node-type>«SWICH»</node-type>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><node-type>SWITCH,self</node-type>"))
                .accepts()
                .alone();
    }
}
