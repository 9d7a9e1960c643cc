package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.HANGS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link WideGuidRange} reports, and what it accepts. */
class WideGuidRangeTest {

    private static final RuleTester RULE = new RuleTester(new WideGuidRange());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: «1-0xffffffffffffffff»"))
                .reports(HANGS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1-1000")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withUlps("any, target-port-guid «0xffffffffffffffff» : 1"))
                .reports(HANGS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withUlps("any, target-port-guid 1-10 : 1"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: «1-100000000»"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1-10000000")).accepts().alone();
    }

    @Test
    void aSingleGuidIsNotCalledARange() {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: «0xffffffffffffffff»"))
                .reports(HANGS, ERROR)
                .saying("no port has this GUID, the highest of 64 bits; OpenSM counts up to it and hangs; remove it")
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: «0x1-0xffffffffffffffff»"))
                .reports(HANGS, ERROR)
                .saying("this range is too wide; OpenSM looks up each of its GUIDs and hangs; list the GUIDs in use")
                .alone();
    }
}
