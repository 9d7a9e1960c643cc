package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OctalLiteral} reports, and what it accepts. */
class OctalLiteralTest {

    private static final RuleTester RULE = new RuleTester(new OctalLiteral());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("sl: «010»")).reports(WARNING).alone();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 0x8")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withRule("service-id: 1,«08»"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withRule("service-id: 01-07")).accepts().alone();
    }

    /** A zero in front of a digit makes the number one of base 8, whose digits end at 7. */
    @ParameterizedTest
    @CsvSource({"0", "7", "10", "100", "0x010", "0x0", "00", "01", "007"})
    void numbersThatMeanTheSameInBothBasesAreAccepted(String number) {
        RULE.opensm(OpenSmPolicy.withRule("service-id: " + number)).accepts();
    }

    @ParameterizedTest
    @CsvSource({"010", "08", "09", "0100", "017", "0019"})
    void otherNumbersWithALeadingZeroAreReported(String number) {
        RULE.opensm(OpenSmPolicy.withRule("service-id: «" + number + "»")).reports(WARNING);
    }

    /** The syntax error says what to write. */
    @ParameterizedTest
    @CsvSource({
        "0008:f105:0010:1001",
        "0008f10500001001",
        "'0x1,0008:f105:0010:1001,0x2'",
        "0008f10500001001-0008f10500001002"
    })
    void partsOfAGuidWithout0xAreNotReported(String guid) {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: " + guid)).reports(REJECTS);
    }

    @Test
    void aGuidOfDecimalDigitsHasAnotherRule() {
        RULE.opensm(OpenSmPolicy.withGroup("port-guid: 0002590300000038")).accepts();
        RULE.opensm(OpenSmPolicy.withRule("service-id: «0002590300000038»")).reports(WARNING);
    }

    @Test
    void onlyNumbersAreRead() {
        RULE.opensm(OpenSmPolicy.withGroup("use: 010 apples")).accepts();
        RULE.opensm(OpenSmPolicy.withLevel("sl: 1\nuse: 010 apples")).accepts();
    }

    @Test
    void atTheEndOfAFileTooAndOverAllEntries() {
        RULE.opensm(OpenSmPolicy.withRule("service-id: «010»-«020»\nqos-class: «011»,1"))
                .reports(WARNING, WARNING, WARNING);
        RULE.opensm("qos-ulps\ndefault: «010»").reports(REJECTS, WARNING);
    }

    @Test
    void afterAKeywordWithoutASpaceToo() {
        RULE.opensm("qos-ulps\ndefault: 0\nany,service-id«010»: 1\nend-qos-ulps\n")
                .reports(WARNING);
    }
}
