package org.qos.dsl.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.dsl.scanner.ScannedToken;
import org.qos.dsl.testing.PartitionsText;

class PartitionsScannerTest {

    @Test
    void definitionOnOneLine() {
        assertEquals(
                "NAME Default|'='|VALUE 0x7fff|','|NAME ipoib|':'|PORT ALL|'='|VALUE full|';'",
                tokens("Default = 0x7fff , ipoib : ALL=full ;"));
    }

    @Test
    void membersMayGoOnOverLinesWithoutCommas() {
        assertEquals("NAME a|'='|VALUE 1|':'|PORT 0x1|PORT 0x2|','|PORT 0x3|';'", tokens("a=1:0x1\n0x2,\n0x3;"));
    }

    @Test
    void spacesInsideATokenBelongToIt() {
        assertEquals("NAME my net|'='|VALUE 1|':'|PORT ALL SELF|';'", tokens("my net=1: ALL SELF;"));
    }

    @Test
    void headHasToBeOnOneLine() {
        assertEquals("UNREADABLE a=1,|NAME ipoib|':'|PORT ALL|';'", tokens("a=1,\nipoib: ALL;"));
    }

    @Test
    void semicolonWithoutDefinitionIsUnreadable() {
        assertEquals("NAME a|':'|PORT ALL|';'|UNREADABLE ;", tokens("a:ALL;;"));
    }

    @Test
    void severalDefinitionsMayShareALine() {
        assertEquals("NAME a|':'|PORT ALL|';'|NAME b|':'|PORT SELF|';'", tokens("a:ALL;b:SELF;"));
    }

    @Test
    void numberSignBeginsACommentAnywhere() {
        assertEquals("NAME a|':'|SL_COMMENT # ; ALL|PORT SELF|';'|SL_COMMENT #", tokens("a: # ; ALL\nSELF;#"));
    }

    @Test
    void nulByteEndsALine() {
        assertEquals(
                "NAME a|':'|PORT ALL|'='|VALUE both|SL_COMMENT \0, x ;|PORT SELF|';'",
                tokens("a: ALL=both\0, x ;\nSELF;"));
    }

    @Test
    void flagsTakeTheRestOfAnMgidLine() {
        assertEquals(
                "NAME a|':'|'mgid'|'='|VALUE ff12::1|','|NAME sl|'='|VALUE 3|','|NAME ALL|PORT ALL|';'",
                tokens("a:\nmgid=ff12::1,sl=3,ALL\nALL;"));
    }

    @Test
    void equalsSignWithoutNameIsNotAMember() {
        assertEquals("NAME a|':'|PORT 0x1|','|PORT = full|';'", tokens("a:0x1, = full;"));
    }

    @Test
    void carriageReturnIsNotWhitespace() {
        assertEquals("NAME a|':'|PORT ALL|';'|UNREADABLE \r", tokens("a:ALL;\r\n"));
    }

    @Test
    void longLineIsReadInPieces() {
        String member = "0x1,";
        String text = "a:" + member.repeat(1023) + "0x2;";
        assertEquals("PORT 0x2|';'", tokens(text).substring(tokens(text).length() - "PORT 0x2|';'".length()));
        assertEquals(
                "NAME a|':'|SL_COMMENT",
                tokens("a:#" + "x".repeat(4091) + "ALL;").split(" #")[0]);
        assertEquals("PORT ALL|';'", tokens("a:#" + "x".repeat(4091) + "ALL;").split("x\\|")[1]);
    }

    @Test
    void tokensCoverEveryText() {
        long seed = 20_060_501L;
        Random random = new Random(seed);
        String alphabet = "ab=:;,# \t\n\r10xmgid";
        for (int round = 0; round < 2_000; round++) {
            String text = random.ints(random.nextInt(40), 0, alphabet.length())
                    .mapToObj(i -> alphabet.substring(i, i + 1))
                    .collect(Collectors.joining());
            String joined = PartitionsScanner.scan(text).stream()
                    .map(token -> text.substring(token.start(), token.end()))
                    .collect(Collectors.joining());
            assertEquals(text, joined, "seed " + seed);
            assertEquals(
                    List.of(), PartitionsText.load(text).resource().getErrors(), () -> "seed " + seed + ": " + text);
        }
    }

    private static String tokens(String text) {
        return PartitionsScanner.scan(text).stream()
                .filter(token -> !token.kind().equals(ScannedToken.WS))
                .map(token -> token.kind().startsWith("RULE_")
                        ? token.kind().substring("RULE_".length()) + " " + text.substring(token.start(), token.end())
                        : token.kind())
                .collect(Collectors.joining("|"));
    }
}
