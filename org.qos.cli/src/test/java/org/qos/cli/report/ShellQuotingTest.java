package org.qos.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which arguments {@link ShellQuoting} quotes. */
class ShellQuotingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    site/policy.qos | site/policy.qos
                    my policy.qos   | 'my policy.qos'
                    $HOME           | '$HOME'
                    it's            | 'it'\\''s'
                    ""              | ''
                    """)
    void aWordIsQuotedWhereAShellWouldChangeIt(String argument, String written) {
        assertEquals(written, ShellQuoting.of(argument));
    }
}
