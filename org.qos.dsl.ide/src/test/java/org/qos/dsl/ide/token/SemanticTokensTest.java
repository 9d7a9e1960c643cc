package org.qos.dsl.ide.token;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The semantic tokens of a text, one line each, with a star at definitions. */
class SemanticTokensTest {

    private static String full(String name, String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
        return format(
                snapshot,
                new SemanticTokensFull()
                        .handle(
                                snapshot,
                                new SemanticTokensParams(LspTestHarness.id(snapshot)),
                                LspTestHarness.NEVER_CANCELLED));
    }

    /** Decodes semantic tokens. */
    private static String format(DocumentSnapshot snapshot, SemanticTokens tokens) {
        StringBuilder lines = new StringBuilder();
        List<Integer> data = tokens.getData();
        int line = 0;
        int character = 0;
        for (int i = 0; i < data.size(); i += 5) {
            character = data.get(i) == 0 ? character + data.get(i + 1) : data.get(i + 1);
            line += data.get(i);
            int offset = snapshot.lines().offset(new Position(line, character));
            lines.append(snapshot.text(), offset, offset + data.get(i + 2))
                    .append(" = ")
                    .append(TokenType.legend().getTokenTypes().get(data.get(i + 3)))
                    .append(data.get(i + 4) == TokenType.DEFINITION ? "*\n" : "\n");
        }
        return lines.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        assertEquals("", full(name, ""));
    }

    @Test
    void anUnclosedElementOfTheRfcSyntax() {
        assertEquals(
                """
                qos-policy = keyword
                <!-- a = comment
                b --> = comment
                port-groups = keyword
                port-group = keyword
                name = keyword
                Big Store = class*
                name = keyword
                use = keyword
                all disks = string
                """,
                full(
                        "a.qos",
                        "<qos-policy>\n<!-- a\nb -->\n<port-groups><port-group><name>Big Store</name><use>all disks"));
    }

    @Test
    void theNameOfALevelIsANameAndItsSnANumber() {
        assertEquals(
                "qos-policy = keyword\nqos-levels = keyword\nqos-level = keyword\nname = keyword\n"
                        + "Gold = struct*\nname = keyword\nsn = keyword\n2 = number*\nsn = keyword\n",
                full("a.qos", "<qos-policy><qos-levels><qos-level><name>Gold</name><sn>2</sn>"));
    }

    @Test
    void anUnclosedBlockOfTheOpenSmSyntax() {
        assertEquals(
                """
                # why = comment
                qos-match-rules = keyword
                qos-match-rule = keyword
                source = property
                "A b" = class
                C = class
                service-id = property
                0x1 = number
                2 = number
                """,
                full(
                        "qos-policy.conf",
                        "# why\nqos-match-rules\nqos-match-rule\nsource: \"A b\", C\nservice-id: 0x1-2\n"));
    }

    /** The grammar of VS Code colours neither the comma nor the colon, either. */
    @Test
    void theWordsOfLinesThatGiveLevels() {
        assertEquals(
                """
                qos-ulps = keyword
                sdp = property
                port-num = property
                1 = number
                2 = number
                Default = property
                0 = number
                """,
                full("qos-policy.conf", "qos-ulps\nsdp, port-num 1: 2\nDefault : 0\n"));
    }

    @Test
    void partitionsAndOptions() {
        assertEquals(
                "Part1 = namespace*\n0x8001 = number\nipoib = property\nALL = enumMember\nfull = enumMember\n",
                full("partitions.conf", "Part1=0x8001, ipoib: ALL=full"));
        assertEquals("qos = property\nTRUE = enumMember\n", full("opensm.opts", "qos TRUE"));
    }

    @Test
    void conditionsOfTestsWithoutTheirSigns() {
        assertEquals(
                """
                test = keyword
                "a" = string
                from = property
                any = enumMember
                to = property
                any = enumMember
                mtu = property
                3 = number
                """,
                full("a.qostest", "test \"a\" {\n from any to any mtu > 3\n"));
    }

    @Test
    void rateLimitsOfSls() {
        assertEquals(
                """
                BW_NAMES = keyword
                my rate = variable*
                50 = number
                # a = comment
                BW_RULES = keyword
                0x11 = number
                5 = number
                my rate = variable
                default = enumMember
                Storage = class
                """,
                full(
                        "enhanced_qos_policy.conf",
                        "BW_NAMES\nmy rate = 50 # a\nBW_RULES\n0x11 = 5:my rate,\ndefault\nStorage =\n"));
    }

    @Test
    void theNumbersOfTablesAndTheKeywordsOfOptions() {
        assertEquals(
                """
                qos_vlarb_high = property
                0 = number
                4 = number
                1 = number
                0x10 = number
                # 9 = comment
                guid_routing_order_file = property
                (null) = enumMember
                routing_engine = property
                3dtorus = string
                ftree = string
                log_file = property
                "/var/log 1,2" = string
                qos = property
                yes = string
                """,
                full(
                        "opensm.opts",
                        "qos_vlarb_high 0:4, 1:0x10 # 9\nguid_routing_order_file (null)\n"
                                + "routing_engine 3dtorus,ftree\nlog_file \"/var/log 1,2\"\nqos yes"));
    }

    @Test
    void aCommentThatIsTypedAtTheEndOfTheText() {
        assertEquals(
                "qos-ulps = keyword\ndefault = property\n0 = number\n# 😀 use: 5 = comment\n",
                full("qos-policy.conf", "qos-ulps\ndefault: 0 # 😀 use: 5"));
        assertEquals("# a = comment\n# \"b = comment\n", full("qos-policy.conf", "# a\n# \"b"));
        assertEquals("#a = comment\n", full("qos-policy.conf", "#a"));
    }

    @Test
    void aRangeHasThoseOfItsLines() {
        DocumentSnapshot snapshot = LspTestHarness.alone("opensm.opts", "qos TRUE\nsm_sl 1\n");

        assertEquals(
                "sm_sl = property\n1 = number\n",
                format(
                        snapshot,
                        new SemanticTokensRange()
                                .handle(
                                        snapshot,
                                        new SemanticTokensRangeParams(
                                                LspTestHarness.id(snapshot),
                                                snapshot.lines().range(9, 7)),
                                        LspTestHarness.NEVER_CANCELLED)));
    }
}
