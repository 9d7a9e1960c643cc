package org.qos.dsl.opensm.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class StringsTest {

    @Test
    void spacesAreRemovedFromNamesOutsideQuotes() {
        assertEquals("VirtualServers", Strings.value("Virtual Servers", false));
        assertEquals("Virtual Servers", Strings.value("\"Virtual Servers\"", false));
        assertEquals("ab c d", Strings.value("a \"b c\"\" d\"", false));
    }

    @Test
    void spacesStayInDescriptions() {
        assertEquals("MPI and storage", Strings.value("MPI and \"storage\"", true));
    }

    @Test
    void aQuoteWithoutAPartnerStays() {
        assertEquals("5\"disks", Strings.value("5\" disks", false));
    }

    @Test
    void nulBytesAreRemoved() {
        assertEquals("ab", Strings.value("a\0b", false));
        assertEquals("a", Strings.value("\"ab\0c\"", false));
    }

    @Test
    void whiteSpaceAroundAStringIsStripped() {
        assertEquals("a b", Strings.strip(" \t\r\n\u000Ba b\f"));
        assertEquals("", Strings.strip("  "));
    }

    @Test
    void plainNamesAreWrittenPlain() {
        assertEquals(Optional.of("gold-1"), Strings.write("gold-1"));
        assertEquals(Optional.of("h1/P1"), Strings.write("h1/P1"));
    }

    @Test
    void namesThatOpenSmWouldReadDifferentlyAreQuoted() {
        assertEquals(Optional.of("\"vs1 HCA-1/P1\""), Strings.write("vs1 HCA-1/P1"));
        assertEquals(Optional.of("\"a,b\""), Strings.write("a,b"));
        assertEquals(Optional.of("\"a#b\""), Strings.write("a#b"));
        assertEquals(Optional.of("\"my-qos-level-x\""), Strings.write("my-qos-level-x"));
        assertEquals(Optional.of("\"to: x\""), Strings.write("to: x"));
        assertEquals(Optional.of("\"\""), Strings.write(""));
    }

    @Test
    void whatNoQuotesHelpForCannotBeWritten() {
        assertEquals(Optional.empty(), Strings.write("5\""));
        assertEquals(Optional.empty(), Strings.write(" a"));
    }

    @Test
    void descriptionsAreQuotedOnlyWhenTheyHoldLineEndsOrComments() {
        assertEquals(Optional.of("default level, sl: 3"), Strings.writeDescription("default level, sl: 3"));
        assertEquals(Optional.of("\"a # b\""), Strings.writeDescription("a # b"));
    }
}
