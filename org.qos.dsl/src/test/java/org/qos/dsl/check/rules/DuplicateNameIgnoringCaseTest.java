package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link DuplicateNameIgnoringCase} reports, and what it accepts. */
class DuplicateNameIgnoringCaseTest {

    private static final RuleTester RULE = new RuleTester(new DuplicateNameIgnoringCase());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withGroup("<name>«g»</name>"))
                .reports(ERROR)
                .relatesTo("the first definition of the name: G")
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>g 1</name>")).accepts().alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><name>«default»</name>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><name>gold</name>"))
                .accepts()
                .alone();
    }
}
