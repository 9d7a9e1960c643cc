package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which texts can only be one number, and which may be another error. */
class NumberSuggestionTest {

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    00:02:c9:03:00:0a:35:c1, 0x0002c903000a35c1
                    00:02:C9:03:00:0A:35:C1, 0x0002C903000A35C1
                    0002:c903:000a:35c1,     0x0002c903000a35c1
                    fe80:0000:0000:0000,     0xfe80000000000000
                    0002c903000a35c1,        0x0002c903000a35c1
                    a000000000000000,        0xa000000000000000
                    000000000000000F,        0x000000000000000F
                    0x0x1f,                  0x1f
                    0X0x0X2,                 0x2
                    0x0x0,                   0x0
                    0x1f;,                   0x1f
                    17;,                     17
                    0;,                      0
                    """)
    void aTextThatCanOnlyBeOneNumberIsThatNumber(String text, String number) {
        assertEquals(Optional.of(number), NumberSuggestion.suggest(text));
    }

    @ParameterizedTest
    @CsvSource({
        "0008010500001001, true",
        "'port-guid: 0x1,0008010500001001', true",
        "'12 x,0008010500001001;', true",
        "0x08010500001001, false",
        "x0008010500001001, false",
        "0008010500001001a, false",
        "00080105000010012, false",
        "'0008010500001001a 1', false",
        "'00080105 00001001', false"
    })
    void aGuidOfDecimalDigitsIsAWordOfItsOwn(String text, boolean has) {
        assertEquals(has, NumberSuggestion.hasGuidOfDecimalDigits(text));
    }

    @ParameterizedTest
    @CsvSource({
        "port-guid: 0008:f105:0010:1001, 11, true",
        "port-guid: 0008:f105:0010:1001, 21, true",
        "port-guid: 0008f10500001001, 11, true",
        "'any, target-port-guid 0008f10500001001: 1', 22, true",
        "port-guid: 0008, 11, false",
        "port-guid:0008, 10, false",
        "sl: 010, 4, false"
    })
    void aPlaceInAGuidIsKnown(String text, int offset, boolean inGuid) {
        assertEquals(inGuid, NumberSuggestion.isInGuid(text, offset));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "1f",
                "0x",
                "0x;",
                ";",
                "1;;",
                "1f;",
                "0x0x",
                "0x0xg",
                "-1;",
                " 1;",
                "0x1 ;",
                "1234567890123456",
                "002c903000a35c1",
                "00002c903000a35c1",
                "0002c903000a35cg",
                "00:02:c9:03:00:0a:35",
                "00:02:c9:03:00:0a:35:c1:00",
                "00:02:c9:03:00:0a:35:c",
                "0:2:c9:3:0:a:35:c1",
                "002:c903:000a:35c1",
                "0002:c903:000a:35c1:0000",
                "0002:c903:000a",
                "00:02:c903:000a:35c1",
                "00-02-c9-03-00-0a-35-c1",
                "0002.c903.000a.35c1"
            })
    void whatMayBeAnotherErrorHasNoSuggestion(String text) {
        assertEquals(Optional.empty(), NumberSuggestion.suggest(text));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            textBlock =
                    """
                    00:02:c9:03:00:0a:35:c1,                     0x0002c903000a35c1
                    "0x1,0002:c903:000a:35c1,0x2",               "0x1,0x0002c903000a35c1,0x2"
                    0002:c903:000a:35c1-0002:c903:000a:35c2,     0x0002c903000a35c1-0x0002c903000a35c2
                    guid=(0002:c903:000a:35c1),                  guid=(0x0002c903000a35c1)
                    """)
    void groupsOfDigitsInATextBecomeNumbers(String text, String numbers) {
        assertEquals(numbers, NumberSuggestion.withoutGroups(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0x1,2-3",
                "0002:c903:000a",
                "0002:c903:000a:35c1:0000",
                "x0002:c903:000a:35c1",
                "0002:c903:000a:35c1x",
                ":0002:c903:000a:35c1",
                "0002:c903:000a:35c1:",
                "10002:c903:000a:35c1",
                "00:02:c9:03:00:0a:35:c1:",
                "fe80::2:c903:a:35c1"
            })
    void textWithoutAWholeGuidInGroupsStays(String text) {
        assertEquals(text, NumberSuggestion.withoutGroups(text));
    }
}
