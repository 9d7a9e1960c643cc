package org.qos.dsl.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.testing.FormattedText;

class PartitionsLayoutTest {

    @Test
    void aShortDefinitionIsOneLine() {
        assertEquals("A=1, sl=2 : ALL, 0x1=full ;\n", format("A = 1 ,sl= 2:\nALL,\n0x1 = full;"));
    }

    @Test
    void aLongDefinitionHasOneMemberALine() {
        String member = "0x0123456789abcdef=full";
        String members = String.join(",", member, member, member, member, member);
        assertEquals("A=1 :\n    " + members.replace(",", ",\n    ") + " ;\n", format("A=1:" + members + ";"));
    }

    @Test
    void theLineEndBetweenMembersWithoutCommaStays() {
        assertEquals("A=1 : 0x1\n    0x2 ;\n", format("A=1:0x1\n0x2;"));
    }

    @Test
    void theLineOfAMulticastGroupStays() {
        assertEquals(
                "A=1, ipoib :\n    mgid=ff12:401b::1, sl=3\n    ALL ;\n",
                format("A=1,ipoib:\nmgid=ff12:401b::1,sl=3\nALL;"));
    }

    @Test
    void commentsStay() {
        assertEquals("# a\nA=1 : 0x1,  # b\n    # c\n    0x2 ;  # d\n", format("# a \nA=1:0x1,# b\n# c\n0x2;# d"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"no colon ;\n", "A=1:ALL ;\r\n"})
    void whatOpenSmCannotReadIsLeftAlone(String text) {
        Formatted formatted = FormattedText.of(text, new PartitionsLanguage());
        assertEquals(1, formatted.line(formatted.obstacle().orElseThrow().offset()));
        assertEquals(text, formatted.after());
    }

    @Test
    void aFileWithALineThatOpenSmCutsIsLeftAlone() {
        String text = "B=2:ALL;\n# " + "x".repeat(5000) + "\n";
        Formatted formatted = FormattedText.of(text, new PartitionsLanguage());
        assertEquals(2, formatted.line(formatted.obstacle().orElseThrow().offset()));
        assertEquals(text, formatted.after());
    }

    private static String format(String text) {
        Formatted formatted = FormattedText.of(text, new PartitionsLanguage());
        assertEquals(Optional.empty(), formatted.obstacle());
        return formatted.after();
    }
}
