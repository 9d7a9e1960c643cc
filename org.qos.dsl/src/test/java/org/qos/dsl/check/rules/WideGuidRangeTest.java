package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.HANGS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

    /** A range of n GUIDs has n - 1 steps: from 10 000 000 on it takes long, from 2^40 on without end. */
    @ParameterizedTest
    @CsvSource({
        "1-10000001, 10000001 GUIDs; OpenSM looks up each of them at every sweep, which takes 1 s or more",
        "10000001-1, 10000001 GUIDs; OpenSM looks up each of them at every sweep, which takes 1 s or more",
        "0-399999999, 400000000 GUIDs; OpenSM looks up each of them at every sweep, which takes 1 s or more",
        "0-400000000, 400000001 GUIDs; OpenSM looks up each of them at every sweep, which takes 2 s or more",
        "0-0xffffffffff, 1099511627776 GUIDs; OpenSM looks up each of them at every sweep, which takes 5497 s or more"
    })
    void aLongRangeHasItsSizeAndTheTimeThatItTakes(String range, String message) {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: «" + range + "»"))
                .reports(WARNING)
                .saying(message);
    }

    @ParameterizedTest
    @CsvSource({"1-10000000", "10000000-1", "0-9999999", "0xfffffffffffffffe", "0xfffffffffffffff0-0xfffffffffffffffe"})
    void shorterRangesAreAccepted(String range) {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: " + range)).accepts();
    }

    @ParameterizedTest
    @CsvSource({"0-0x10000000000", "0x10000000000-0", "0xffffffffffffffff-0xfffffffffffffffe"})
    void anEndlessRangeHangs(String range) {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 1,«" + range + "»")).reports(HANGS, ERROR);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "any, target-port-guid",
                "any, source-port-guid",
                "any, source-target-port-guid",
                "srp, target-port-guid"
            })
    void linesOfUlpsWithGuidsAreLookedUpToo(String line) {
        RULE.opensm(OpenSmPolicy.withUlps(line + " «1-100000000» : 1")).reports(WARNING);
    }

    @Test
    void otherNumbersAreNotGuids() {
        RULE.opensm(OpenSmPolicy.withUlps("any, service-id 1-100000000 : 1")).accepts();
        RULE.opensm(OpenSmPolicy.withRule("service-id: 0-0xffffffffffffffff")).accepts();
    }
}
