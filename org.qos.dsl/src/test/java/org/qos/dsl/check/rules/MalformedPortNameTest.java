package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link MalformedPortName} reports, and what it accepts. */
class MalformedPortNameTest {

    private static final RuleTester RULE = new RuleTester(new MalformedPortName());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-name>«vs1/HCA-1»</port-name>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withGroup(
                        "<name>A</name><port-name>vs1/HCA-1/P1</port-name><port-name>leaf/p36</port-name>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-name>«vs1/P0»</port-name>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-name>vs1/P254</port-name>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1/P0»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1/Px»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1/1»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1")).accepts().alone();
    }
}
