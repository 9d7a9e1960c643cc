package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.DEPENDS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RemovedSpaces} reports, and what it accepts. */
class RemovedSpacesTest {

    private static final RuleTester RULE = new RuleTester(new RemovedSpaces());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withLevel("use: Go«\0»ld\nsl: 1"))
                .reports(WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withLevel("use: Gold\nsl: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1 HCA-1/P1»"))
                .reports(DEPENDS, WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: \"h1 HCA-1/P1\""))
                .accepts(DEPENDS)
                .alone();
    }

    /** OpenSM accepts about 10 000 characters in a name. */
    @Test
    void aLongNameIsRead() {
        String name = "n".repeat(9_000) + "/P1";
        RULE.opensm(OpenSmPolicy.withGroup("port-name: " + name)).accepts(DEPENDS);
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «a " + name + "»")).reports(DEPENDS, WARNING);
    }

    @Test
    void aZeroByteInANameIsReported() {
        RULE.opensm(OpenSmPolicy.of(level("Go«\0»ld"))).reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(level("\"Go«\0»ld\""))).reports(WARNING);
    }

    private static String level(String name) {
        return "qos-levels\nqos-level\nname: " + name + "\nsl: 1\nend-qos-level\nend-qos-levels\n";
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    h1 HCA-1/P1     | "h1 HCA-1/P1"
                    h1  HCA-1/P1    | "h1  HCA-1/P1"
                    """)
    void aNameWithSpacesIsSuggestedInQuotes(String name, String quoted) {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «" + name + "»"))
                .reports(DEPENDS, WARNING)
                .saying("this name has spaces outside quotes; OpenSM removes them; write " + quoted)
                .suggests(OpenSmPolicy.withGroup("port-name: " + quoted));
    }

    /** What the author meant by the quotes is not known. */
    @Test
    void aNameThatIsQuotedInPartHasNoSuggestion() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «\"h1\" HCA-1/P1»"))
                .reports(DEPENDS, WARNING)
                .saying("write \"h1 HCA-1/P1\"")
                .withoutFix();
        RULE.opensm(OpenSmPolicy.withGroup("port-name: «h1 \"HCA-1\"/P1»")).reports(DEPENDS, WARNING);
        RULE.opensm(OpenSmPolicy.withGroup("port-name: \"h1 HCA-1\"/P1")).accepts(DEPENDS);
    }

    /** {@link MalformedPortName} reports what is missing between them. */
    @Test
    void spacesBetweenPortNamesAreAccepted() {
        RULE.opensm(OpenSmPolicy.withGroup("port-name: a/P1 b/P1")).accepts(DEPENDS);
    }

    @Test
    void aZeroByteOutsideQuotesIsRemoved() {
        RULE.opensm(OpenSmPolicy.withLevel("use: Go«\0»ld\nsl: 1"))
                .reports(WARNING)
                .saying("this text contains a NUL byte; OpenSM drops it; remove it")
                .fixedTo(OpenSmPolicy.withLevel("use: Gold\nsl: 1"));
        RULE.opensm(OpenSmPolicy.withLevel("use: «\0»Gold\nsl: 1")).reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(level("\"Go«\0»ld\"")))
                .reports(WARNING)
                .saying("in quotes OpenSM drops it, the character before it and everything after it; remove it")
                .withoutFix();
    }
}
