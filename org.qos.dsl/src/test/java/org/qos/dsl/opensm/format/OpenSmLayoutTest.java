package org.qos.dsl.opensm.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.testing.FormattedText;

class OpenSmLayoutTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name:Gold|name: Gold",
                "name  :  Gold|name: Gold",
                "name: two  words|name: two  words",
                "name: \"a , b\"|name: \"a , b\"",
                "use: one,two - three:  four|use: one,two - three:  four",
                "sl:0x03|sl: 0x03",
                "path-bits: 1 - 2 ,3|path-bits: 1-2, 3",
                "sl: 3# low|sl: 3  # low"
            })
    void entries(String written, String expected) {
        assertEquals(level(expected), format("qos-levels qos-level\n" + written + "\nend-qos-level end-qos-levels"));
    }

    @Test
    void entriesOfOneLineGetTheirOwn() {
        assertEquals(
                level("sl: 0\n        name: Gold"),
                format("qos-levels qos-level sl:0 name:Gold\nend-qos-level end-qos-levels\n"));
    }

    @Test
    void aNameOverSeveralLinesStaysSo() {
        assertEquals(
                level("name: Go\n            ld"),
                format("qos-levels qos-level\nname: Go\nld\nend-qos-level end-qos-levels"));
    }

    @Test
    void oneEmptyLineStays() {
        String section = "qos-ulps\n    default : 0\nend-qos-ulps\n";
        assertEquals("# a\n\n# b\n" + section, format("\n\n# a\n\n\n\n# b\n" + section + "\n\n"));
    }

    @Test
    void colonsOfTheShortFormAreInOneColumn() {
        assertEquals(
                """
                qos-ulps
                    default              : 0
                    sdp, port-num 1-2, 3 : 1
                end-qos-ulps
                """,
                format("qos-ulps\ndefault:0\nsdp,port-num 1 - 2,3:1\nend-qos-ulps"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "qos-levels\n  qos-level\n",
                "port-groups\nport-group\nname: A port-guid: 0x1\nend-port-group\nend-port-groups\n",
                "qos-ulps\nend-qos-ulps # no line end",
                "qos-ulps\r\nend-qos-ulps\r\n"
            })
    void aTextWithSyntaxErrorsIsLeftAlone(String text) {
        Formatted formatted = FormattedText.of(text, new OpenSmLanguage());
        assertTrue(formatted.obstacle().isPresent());
        assertEquals(text, formatted.after());
    }

    private static String level(String entries) {
        return "qos-levels\n    qos-level\n        " + entries + "\n    end-qos-level\nend-qos-levels\n";
    }

    private static String format(String text) {
        Formatted formatted = FormattedText.of(text, new OpenSmLanguage());
        assertEquals(Optional.empty(), formatted.obstacle());
        return formatted.after();
    }
}
