package org.qos.dsl.project.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are not YAML: what is wrong, where, and what to do. */
class YamlErrorTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a:~^- b: c              | 2:1 a tab is not indentation; write spaces
                    a:^b                    | 1:3 a tab does not separate a key from its value; write a space
                    a:b~c: d                | 1:3 no space follows 'a:'; write one before the value
                    c: d~a:b                | 2:3 no space follows 'a:'; write one before the value
                    c: d~a: b~http://c~d: e | 3:1 a key without ': ' after it
                    a: @b                   | 1:4 a value cannot begin with this character; write the value in quotes
                    a: "b~c: d              | 1:4 the quote is not closed
                    a: "b\\q"               | 1:4 there is a backslash before a character for which double quotes have no meaning; write two backslashes, or single quotes
                    a: [b, c~d: e           | 1:4 the list that begins with '[' is not closed, or lacks a comma
                    a: {b: c~d: e           | 1:4 the keys that begin with '{' are not closed, or lack a comma
                    a: [b, , c]             | 1:8 a value is missing before this character
                    a: b: c                 | 1:5 a second ': ' in one line, a line before without its ':', or one with another indentation than its key; write a text that has it in quotes
                    a: - b                  | 1:4 a list does not begin in the line of its key; write '- ' in the next line
                    a: 1~b~c: 2             | 2:1 a key without ': ' after it
                    a: *                    | 1:4 a value cannot begin with '*'; write it in quotes
                    a: >b                   | `1:4 nothing follows '>' or '|' in its line; write a text that begins so in quotes`
                    a: 'it's'               | 1:8 this does not belong to what precedes; check the indentation of the line, and quotes in it
                    a: \ud83d\ude00: @      | 1:6 a second ': ' in one line, a line before without its ':', or one with another indentation than its key; write a text that has it in quotes
                    {a: b}~]                | 2:1 nothing may follow the keys; check brackets and indentation
                    %YAML 9.1~---~a: b      | 1:1 only version 1 of YAML is read; remove the line that begins with '%'
                    """)
    void anErrorSaysWhatToDo(String text, String expected) throws IOException {
        assertEquals(expected, problem(text.replace('~', '\n').replace('^', '\t')));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0", "\1", "\33", "\177", "\uFFFE"})
    void aCharacterThatYamlDoesNotAllowHasItsPlace(String character) throws IOException {
        assertEquals("2:4 no YAML file has this character; remove it", problem("a: b\nc: " + character + "\n"));
    }

    @Test
    void longValuesAreShortened() {
        String message =
                new YamlProblem(YamlRegion.START, "unknown key '" + "k".repeat(5000) + "'; write less").message();

        assertTrue(message.length() < 100, message);
        assertTrue(message.endsWith("...'; write less"), message);
        assertFalse(
                new YamlProblem(YamlRegion.START, "unknown key 'k'").message().contains("..."));
    }

    private static String problem(String text) throws IOException {
        JsonProcessingException error = YamlReader.read(text).error().orElseThrow();
        YamlRegion region = YamlError.region(error, text);
        return region.line() + ":" + region.column() + " "
                + YamlError.message(error, text).replace("this is not YAML: ", "");
    }
}
