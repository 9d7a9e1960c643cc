package org.qos.dsl.rfc.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.dsl.testing.FormattedText;

class RfcLayoutTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<name> A &amp; B </name>|<name>A &amp; B</name>",
                "<use>a,  b</use>|<use>a,  b</use>",
                "<port_guid >0x01 - 2 , 3</port_guid>|<port_guid>0x01-2,3</port_guid>"
            })
    void elementsKeepTheirForm(String written, String expected) {
        assertEquals(group("\n      " + expected + "\n    "), format(group(written)));
    }

    @Test
    void commentsStayNextToWhatTheyAreNextTo() {
        assertEquals(
                group("\n      <!-- own -->\n      <name>A</name> <!-- after -->\n    "),
                format(group("\n<!-- own -->\n<name>A</name>  <!-- after -->")));
    }

    @Test
    void aListThatIsTooLongKeepsItsLines() {
        String numbers = "0x0000000000000001,0x0000000000000002,0x0000000000000003,0x0000000000000004";
        String lines = "<port-guid>" + numbers + ",\n        " + numbers + "</port-guid>";
        assertEquals(
                group("\n      " + lines + "\n    "),
                format(group("<port-guid>" + numbers + " ,\n" + numbers.replace(",", ", ") + "</port-guid>")));
    }

    @Test
    void lineEndsOfWindowsAndTheByteOrderMarkStay() {
        assertEquals(
                "\uFEFF<qos-policy>\r\n  <qos-levels></qos-levels>\r\n</qos-policy>\r\n",
                format("\uFEFF<qos-policy><qos-levels>\r\n</qos-levels></qos-policy>"));
    }

    @Test
    void aTextWithSyntaxErrorsIsLeftAlone() {
        Formatted formatted = FormattedText.of("<qos-policy> <port-groups> </qos-policy>", new RfcLanguage());
        assertTrue(formatted.obstacle().isPresent());
        assertEquals(formatted.before(), formatted.after());
    }

    private static String group(String children) {
        return "<qos-policy>\n  <port-groups>\n    <port-group>" + children
                + "</port-group>\n  </port-groups>\n</qos-policy>\n";
    }

    private static String format(String text) {
        Formatted formatted = FormattedText.of(text, new RfcLanguage());
        assertEquals(Optional.empty(), formatted.obstacle());
        return formatted.after();
    }
}
