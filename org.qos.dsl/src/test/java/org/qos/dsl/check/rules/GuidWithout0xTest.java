package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link GuidWithout0x} reports, and what it accepts. */
class GuidWithout0xTest {

    private static final RuleTester RULE = new RuleTester(new GuidWithout0x());

    @ParameterizedTest
    @CsvSource({
        "0002590300000038, 'an octal number, GUID 0x15'",
        "0002550300000036, 'an octal number, GUID 0x2b4300001e'",
        "1002590300000038, 'a decimal number, GUID 0x38fd9beafcf26'"
    })
    void theGuidThatOpenSmReadsIsNamed(String written, String read) {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: «" + written + "»"))
                .reports(WARNING)
                .saying("this GUID has no 0x; OpenSM reads it as " + read + "; write 0x" + written)
                .suggests(OpenSmPolicy.withGroup("port-guid: 0x" + written))
                .alone();
    }

    @Test
    void eachOfAListAndBothEndsOfARangeAreReported() {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 0x5, «0002590300000038» - «0002590300000039», 7"))
                .reports(WARNING, WARNING);
        RULE.opensm("qos-ulps\ndefault: 0\nsrp, target-port-guid «1002590300000038»: 1\nend-qos-ulps\n")
                .reports(WARNING);
    }

    @Test
    void inRfcSyntaxItIsTheDecimalNumber() {
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-guid>«1002590300000038»</port-guid>"))
                .reports(WARNING)
                .saying("'qos generate' reads it as a decimal number, GUID 0x38fd9beafcf26; write 0x1002590300000038");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x1002590300000038", "100259030000003", "10025903000000381"})
    void otherNumbersAreAccepted(String number) {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: " + number)).accepts();
    }

    @Test
    void numbersThatAreNoGuidsAreAccepted() {
        RULE.opensm(OpenSmPolicy.withRule("service-id: 1002590300000038")).accepts();
        RULE.opensm("qos-ulps\ndefault: 0\nany, service-id 1002590300000038: 1\nend-qos-ulps\n")
                .accepts();
    }
}
