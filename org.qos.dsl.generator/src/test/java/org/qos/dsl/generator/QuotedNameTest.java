package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The quotes around names in messages. */
class QuotedNameTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"nodes|'nodes'", "Bob's nodes|\"Bob's nodes\"", "the \"fast\" ones|'the \"fast\" ones'"})
    void areNotThoseOfTheName(String name, String quoted) {
        assertEquals(quoted, QuotedName.of(name));
    }
}
