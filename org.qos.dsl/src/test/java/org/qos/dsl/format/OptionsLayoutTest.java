package org.qos.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.options.OptionsScanner;
import org.qos.dsl.testing.FormattedText;

/** The layout of option files: what changes, and what stays as the author wrote it. */
class OptionsLayoutTest {

    /** {@code /} is a line feed, {@code ~} a tab. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ``                            | ``
                    `/~ /`                        | ``
                    `qos TRUE`                    | `qos TRUE/`
                    `  qos TRUE/`                 | `qos TRUE/`
                    `qos~TRUE/`                   | `qos TRUE/`
                    `qos    TRUE  /`              | `qos TRUE/`
                    `a 1/b 2`                     | `a 1/b 2/`
                    `a 1//b 2`                    | `a 1//b 2/`
                    `a 1////b 2`                  | `a 1//b 2/`
                    `///a 1`                      | `a 1/`
                    `a 1///`                      | `a 1/`
                    `a b  c~d/`                   | `a b  c~d/`
                    `a "b  c"  /`                 | `a "b  c"/`
                    `a 1,  2/`                    | `a 1,  2/`
                    `a/`                          | `a/`
                    `a 1# x/`                     | `a 1  # x/`
                    `a 1      # x  /`             | `a 1  # x/`
                    `a# x/`                       | `a  # x/`
                    `  # x~/`                     | `# x/`
                    `#  two   spaces/`            | `#  two   spaces/`
                    `#/#/`                        | `#/#/`
                    `a 1/  # own line/b 2/`       | `a 1/# own line/b 2/`
                    """)
    void onlyWhitespaceAroundNamesValuesAndCommentsChanges(String written, String expected) {
        assertEquals(text(expected), format(text(written)));
        assertEquals(text(expected), format(text(expected)), "formatted twice");
    }

    @Test
    void aCarriageReturnAfterAValueIsWhitespace() {
        assertEquals("a 1\nb 2\n", format("a 1\r\nb 2\r\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\r\n", "\r\n"})
    void aCarriageReturnInANameIsPartOfIt(String text) {
        assertEquals(text, format(text));
    }

    @ParameterizedTest
    @CsvSource({"1022, false", "1023, true"})
    void aLineOfMoreThanTheBufferIsAnObstacle(int length, boolean obstacle) {
        assertEquals(1022, OptionsScanner.LONGEST_LINE);
        String text = "a  1\n# " + "x".repeat(length - 2) + "\n";
        Formatted formatted = FormattedText.of(text, new OptionsLanguage());
        assertEquals(
                obstacle ? Optional.of("a  1\n".length() + 1022) : Optional.empty(),
                formatted.obstacle().map(Obstacle::offset));
        assertEquals(!obstacle, formatted.isChanged());
    }

    @Test
    void theLengthOfALineIsInBytes() {
        String text = "# " + "é".repeat(511) + "\na  1\n";
        assertEquals(
                Optional.of(512),
                FormattedText.of(text, new OptionsLanguage()).obstacle().map(Obstacle::offset));
    }

    private static String text(String written) {
        return written.replace('/', '\n').replace('~', '\t');
    }

    private static String format(String text) {
        Formatted formatted = FormattedText.of(text, new OptionsLanguage());
        assertEquals(Optional.empty(), formatted.obstacle());
        return formatted.after();
    }
}
