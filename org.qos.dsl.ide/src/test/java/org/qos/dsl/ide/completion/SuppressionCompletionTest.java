package org.qos.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The codes of rules after {@code qos-ignore} in a comment. */
class SuppressionCompletionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a.qos           | <qos-policy> <!-- qos-ignore unused-g<~>  | unused-group",
                "qos-policy.conf | qos-levels  # qos-ignore unused-g<~>      | unused-group",
                "partitions.conf | # qos-ignore duplicate-p<~>               | duplicate-pkey",
                "opensm.opts     | # qos-ignore repeated-o<~>                | repeated-option"
            })
    void inTheCommentsOfEachLanguage(String file, String marked, String code) {
        assertEquals(List.of(code), Proposed.at(file, marked.replace('~', '|')).labels());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a.qos           | <qos-policy># qos-ignore <~>",
                "a.qos           | <qos-policy><!-- qos-ignore unused-group: <~>",
                "qos-policy.conf | # ignore <~>",
                "partitions.conf | qos-ignore dupl<~>"
            })
    void nowhereElse(String file, String marked) {
        assertFalse(Proposed.at(file, marked.replace('~', '|')).labels().contains("unused-group"));
    }

    @Test
    void onlyThoseOfTheLanguage() {
        List<String> inOptions = Proposed.at("opensm.opts", "# qos-ignore <|>").labels();

        assertTrue(inOptions.contains("repeated-option"));
        assertFalse(inOptions.contains("unused-group"));
        assertFalse(inOptions.contains("suppression-without-reason"), "cannot be suppressed");
    }

    @Test
    void withTheReasonThatHasToFollow() {
        assertEquals(
                "# qos-ignore repeated-option: ",
                Proposed.at("opensm.opts", "# qos-ignore rep<|>").with("repeated-option"));
        assertEquals(
                "# qos-ignore repeated-option: ${1:reason}",
                Proposed.withTabStops("opensm.opts", "# qos-ignore rep<|>").with("repeated-option"));
        assertEquals(
                "# qos-ignore repeated-option: both",
                Proposed.withTabStops("opensm.opts", "# qos-ignore rep<|>eat: both")
                        .with("repeated-option"));
    }
}
