package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** Where the fix of {@link UnpairedQuote} writes the missing quote, and where no place is certain. */
class MissingQuotePlaceTest {

    private static final RuleTester RULE = new RuleTester(new UnpairedQuote());

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    name: «"»Gold level        | name: "Gold level"
                    name: Gold level«"»        | name: "Gold level"
                    name:«"»Gold               | name:"Gold"
                    name:Gold«"»               | name:"Gold"
                    '  name: «"»Gold  '        | '  name: "Gold"  '
                    """)
    void aNameGetsTheQuoteAtItsOtherEnd(String line, String fixed) {
        RULE.opensm(level(line)).reports(WARNING).fixedTo(level(fixed));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    name: Gold «"» level
                    name: 19«"»
                    name: Gold«"» # the best
                    name: Gold level«"»x
                    """)
    void whereEitherEndIsPossibleThereIsNoFix(String line) {
        RULE.opensm(level(line)).reports(WARNING).withoutFix();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    partition: a«"»                  | partition: "a"
                    partition: a«"»,"x"              | partition: "a","x"
                    partition: «"»a,"x"              | partition: "a","x"
                    partition: "x y", a b«"»         | partition: "x y", "a b"
                    """)
    void oneValueOfAListGetsItNextToQuotedOnes(String line, String fixed) {
        RULE.opensm(group(line)).reports(WARNING).fixedTo(group(fixed));
    }

    /** More names may be lost with the quote at the end of the line. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    partition: «"»a                  | partition: "a"
                    partition: "x", «"»a             | partition: "x", "a"
                    """)
    void atTheEndOfAListItIsSuggested(String line, String fixed) {
        RULE.opensm(group(line)).reports(WARNING).suggests(group(fixed));
    }

    /** The quote may also have been meant to include its neighbor. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    partition: «"»a, x
                    partition: x, a«"»
                    """)
    void nextToAValueWithoutQuotesThereIsNoFix(String line) {
        RULE.opensm(group(line)).reports(WARNING).withoutFix();
    }

    /** OpenSM reads the entry between the two quotes as a part of the name. */
    @Test
    void theQuotesOfTwoLinesAreBothClosed() {
        RULE.opensm(level("name: «\"»Gold\nuse: for all\""))
                .reports(WARNING)
                .fixedTo(level("name: \"Gold\"\nuse: \"for all\""));
        RULE.opensm(level("name: «\"»Gold\nuse: \"for all«\"»")).reports(WARNING, WARNING);
    }

    @Test
    void ofATextOverSeveralLinesOnlyTheOpenQuoteIsClosed() {
        RULE.opensm(level("name: Gold\nuse: «\"»one\n# two\nuse: \"three\""))
                .reports(WARNING)
                .fixedTo(level("name: Gold\nuse: \"one\"\n# two\nuse: \"three\""));
    }

    private static String level(String lines) {
        return "qos-levels\nqos-level\n" + lines + "\nsl: 1\nend-qos-level\nqos-level\nname: DEFAULT\nsl: 0\n"
                + "end-qos-level\nend-qos-levels\n";
    }

    private static String group(String line) {
        return OpenSmPolicy.of("port-groups\nport-group\nname: A\n" + line + "\nend-port-group\nend-port-groups\n");
    }
}
