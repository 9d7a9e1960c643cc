package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
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

    /** OpenSM compares names with strcasecmp in the C locale, which knows the letters of ASCII only. */
    @Test
    void inOpenSmSyntax() {
        String level = "end-qos-level\nqos-level\nname: %s\nsl: 2";
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1\n" + level.formatted("Gold") + "\n" + level.formatted("«GOLD»")))
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1\n" + level.formatted("é") + "\n" + level.formatted("É")))
                .accepts();
    }
}
