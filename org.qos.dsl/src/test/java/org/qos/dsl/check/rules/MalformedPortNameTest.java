package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.DEPENDS;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    a/P1 b/P2                     | a/P1, b/P2                      | no ',' between 'a/P1' and 'b/P2'; OpenSM reads them as one name; write a/P1, b/P2
                    a/P1; b/P2                    | a/P1, b/P2                      | no ',' between 'a/P1' and 'b/P2'
                    "a/P1""b/P2"                  | "a/P1", "b/P2"                  | no ',' between 'a/P1' and 'b/P2'
                    "a H-1/P1" "b H-1/P2" "c/P1"  | "a H-1/P1", "b H-1/P2", "c/P1"  | no ',' between 'a H-1/P1' and 'b H-1/P2'; OpenSM reads them as one name; write "a H-1/P1", "b H-1/P2"
                    'a H-1/P1'                    | "a H-1/P1"                      | OpenSM reads the quotes of 'a H-1/P1' as part of the name; write "a H-1/P1"
                    """)
    void whatIsMissingBetweenPortNamesIsNamed(String written, String meant, String message) {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «" + written + "»"))
                .reports(DEPENDS, WARNING)
                .saying(message)
                .suggests(OpenSmPolicy.withGroup("port-name: " + meant));
    }

    @Test
    void aCommaWithinQuotesIsNamed() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: \"a H-1/P1«,» \"b H-1/P1\""))
                .reports(DEPENDS, WARNING)
                .saying("this ',' after 'a H-1/P1' is within quotes; OpenSM reads it as part of the name;"
                        + " close the quote before it: \"a H-1/P1\",")
                .suggests(OpenSmPolicy.withGroup("port-name: \"a H-1/P1\", \"b H-1/P1\""));
        RULE.opensm(OpenSmPolicy.withGroup("port-name: \"a, rack 1 H-1/P1\", \"b/P1\""))
                .accepts(DEPENDS);
    }

    /** What is meant by the quotes is not known. */
    @Test
    void twoNamesInTheSameQuotesHaveNoSuggestion() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «\"a/P1 b/P2\"»"))
                .reports(DEPENDS, WARNING)
                .withoutFix();
    }

    @Test
    void inRfcSyntaxTooWhereQuotesBelongToTheName() {
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-name>«a/P1 b/P2»</port-name>"))
                .reports(WARNING)
                .saying("no ',' between 'a/P1' and 'b/P2'; 'qos generate' reads them as one name; write a/P1, b/P2")
                .suggests(RfcPolicy.withGroup("<name>A</name><port-name>a/P1, b/P2</port-name>"));
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-name>«\"a H-1/P1\"»</port-name>"))
                .reports(ERROR)
                .saying("'qos generate' reads the quotes of \"a H-1/P1\" as part of the name; write a H-1/P1")
                .suggests(RfcPolicy.withGroup("<name>A</name><port-name>a H-1/P1</port-name>"));
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><port-name>«\"a/P1»</port-name>"))
                .reports(WARNING);
    }
}
