package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.syntax.Content;

/** Which values each form accepts, and how they are divided into tokens. */
class ItemFormTest {

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    NUMBER      | 0                      | ok
                    NUMBER      | 15                     | ok
                    NUMBER      | 0xffffffffffffffff     | ok
                    NUMBER      | 18446744073709551615   | ok
                    NUMBER      | 18446744073709551616   | number-too-large
                    NUMBER      | 0x10000000000000000    | number-too-large
                    NUMBER      | 00                     | leading-zero
                    NUMBER      | 017                    | leading-zero
                    NUMBER      | 1-2                    | not-a-number
                    NUMBER      | 1:2                    | not-a-number
                    NUMBER      | *                      | not-a-number
                    NUMBER      | -1                     | not-a-number
                    NUMBER      | +1                     | not-a-number
                    NUMBER      | x                      | not-a-number
                    RANGE       | 1                      | ok
                    RANGE       | 1-2                    | ok
                    RANGE       | 2-1                    | ok
                    RANGE       | 0x1 - 0x2              | ok
                    RANGE       | 1-                     | malformed-value
                    RANGE       | -1                     | malformed-value
                    RANGE       | -                      | malformed-value
                    RANGE       | 1-2-3                  | malformed-value
                    RANGE       | 1:2                    | malformed-value
                    RANGE       | *                      | malformed-value
                    RANGE       | 01-2                   | leading-zero
                    RANGE       | 1-02                   | leading-zero
                    RANGE       | 1-18446744073709551616 | number-too-large
                    PORT_NUMBER | *                      | ok
                    PORT_NUMBER | 1                      | ok
                    PORT_NUMBER | 1-4                    | ok
                    PORT_NUMBER | **                     | malformed-value
                    PORT_NUMBER | 1-*                    | malformed-value
                    PORT_NUMBER | 01                     | leading-zero
                    WEIGHT      | 0:255                  | ok
                    WEIGHT      | 0 : 255                | ok
                    WEIGHT      | 1                      | malformed-value
                    WEIGHT      | 1-2                    | malformed-value
                    WEIGHT      | 1:                     | malformed-value
                    WEIGHT      | :1                     | malformed-value
                    WEIGHT      | 1:2:3                  | malformed-value
                    WEIGHT      | *                      | malformed-value
                    WEIGHT      | 1:02                   | leading-zero
                    NAME        | a b                    | ok
                    NAME        | *                      | ok
                    NAME        | R&amp;D                | ok
                    NAME        | R&D                    | unescaped-character
                    NAME        | a<b                    | unescaped-character
                    """)
    void eachFormHasItsOwnErrors(ItemForm form, String value, String code) {
        assertEquals(code, form.errorIn(value).map(error -> error.code().code()).orElse("ok"));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    NUMBER      | 15        | NUMBER=15
                    RANGE       | 1         | NUMBER=1
                    RANGE       | 1-22      | NUMBER=1 -=- NUMBER=22
                    RANGE       | 1 -  22   | NUMBER=1 -=- NUMBER=22
                    PORT_NUMBER | *         | *=*
                    PORT_NUMBER | 1-4       | NUMBER=1 -=- NUMBER=4
                    WEIGHT      | 0:255     | NUMBER=0 :=: NUMBER=255
                    WEIGHT      | 0x1 : 0x2 | NUMBER=0x1 :=: NUMBER=0x2
                    NAME        | a-b       | TEXT=a-b
                    NAME        | a:1       | TEXT=a:1
                    """)
    void aGoodValueIsDividedAtItsJoint(ItemForm form, String value, String parts) {
        assertEquals(
                parts,
                form.parts("<" + value + ">", 1, value.length() + 1).stream()
                        .map(part -> part.kind() + "=" + value.substring(part.start() - 1, part.end() - 1))
                        .collect(Collectors.joining(" ")));
    }

    @Test
    void theServiceIdOfAProtocolThatIsNamedIsSaid() {
        assertEquals(
                "'lustre' is not a number or a range a-b; expected numbers in decimal, or hexadecimal with 0x; the Service-ID of"
                        + " Lustre is 0x10603db",
                ItemForm.RANGE.errorIn("lustre").orElseThrow().message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tcp:20049 | ; the Service-ID of this port is 0x1064e51",
                "UDP:111   | ; the Service-ID of this port is 0x111006f",
                "1064e51   | ; did you mean 0x1064e51?",
                "Ox1064e51 | ; did you mean 0x1064e51?",
                "tcp:99999 | ''",
                "face      | ''"
            })
    void theNumberThatSeemsToBeMeantIsSaid(String text, String hint) {
        assertEquals(
                "'" + text + "' is not a number or a range a-b; expected numbers in decimal, or hexadecimal with 0x"
                        + hint,
                ItemForm.RANGE.errorIn(text).orElseThrow().message());
    }

    @ParameterizedTest
    @CsvSource({"NUMBERS, NUMBER", "RANGES, RANGE", "PORT_NUMBERS, PORT_NUMBER", "WEIGHTS, WEIGHT", "NAMES, NAME"})
    void eachListHasItsForm(Content content, ItemForm form) {
        assertEquals(form, ItemForm.of(content));
    }
}
