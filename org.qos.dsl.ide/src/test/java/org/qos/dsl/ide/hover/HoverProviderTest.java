package org.qos.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Hovers at a cursor; the marks are around their range. */
class HoverProviderTest {

    private static final String OPTIONS =
            """
            qos TRUE
            qos_ca_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
            qos_ca_vlarb_high 0:0
            qos_ca_vlarb_low 1:30,2:10
            """;

    private static Hover at(String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
        return new HoverProvider()
                .handle(
                        snapshot,
                        new HoverParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED);
    }

    private static String hover(LspTestHarness harness, String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = harness.put(name, text.text()).snapshot(name);
        Hover hover = new HoverProvider()
                .handle(
                        snapshot,
                        new HoverParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED);
        assertNotNull(hover, "nothing is explained in " + marked);
        if (!text.regions().isEmpty()) {
            assertEquals(text.ranges().get(0), hover.getRange());
        }
        return hover.getContents().getRight().getValue();
    }

    private static void assertExplains(String expected, String hover) {
        assertTrue(hover.contains(expected), () -> expected + " is not in: " + hover);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, "");

        assertNull(new HoverProvider()
                .handle(
                        snapshot,
                        new HoverParams(LspTestHarness.id(snapshot), LspTestHarness.position(snapshot, 0)),
                        LspTestHarness.NEVER_CANCELLED));
    }

    @Test
    void aGroupHasPortsOnNodes() {
        String policy =
                """
                port-groups
                    port-group
                        name: Servers
                        use: virtual servers
                        port-guid: 0x11, 0x21
                    end-port-group
                end-port-groups
                qos-match-rules
                    qos-match-rule
                        source: <|Ser<|>vers|>
                """;

        String hover = hover(LspTestHarness.with(TestFabrics.threeHosts()), "qos-policy.conf", policy);

        assertExplains("virtual servers", hover);
        assertExplains("2 ports", hover);
        assertExplains("`vs2 HCA-1/P1`", hover);
    }

    @Test
    void aGroupOfGuidsIsCountedWithoutAFabric() {
        assertExplains(
                "2 ports",
                hover(
                        LspTestHarness.empty(),
                        "a.qos",
                        "<qos-policy><port-groups><port-group><name><|A<|>|></name><port-guid>1,2</port-guid>"));
    }

    @Test
    void aLevelHasVlShareAndLimits() {
        String policy =
                "<qos-policy><qos-levels><qos-level><sn>2</sn><name>gold</name><sl>1</sl><rate-limit>7</rate-limit>"
                        + "</qos-level></qos-levels><qos-match-rules><qos-match-rule><qos-level-sn><|<|>2|></qos-level-sn>";

        String hover = hover(LspTestHarness.empty().put("opensm.opts", OPTIONS), "a.qos", policy);

        assertExplains("`gold`", hover);
        assertExplains("40 Gb/s", hover);
        assertExplains("CA ports: VL1, 0 % of the high-priority table, 75 % of the low-priority table", hover);
        assertExplains("switch ports: VL1", hover);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<rate-limit><|7<|>|></rate-limit>=40 Gb/s",
                "<mtu-limit><|4<|>|></mtu-limit>=2048 bytes",
                "<packet-life><|18<|>|></packet-life>=1.07 s"
            })
    void aCodeRepresentsAQuantity(String example) {
        int equals = example.lastIndexOf('=');
        String policy = "<qos-policy><qos-levels><qos-level><sn>1</sn>" + example.substring(0, equals);

        assertExplains(example.substring(equals + 1), hover(LspTestHarness.empty(), "a.qos", policy));
    }

    @Test
    void aServiceIdMeansAProtocol() {
        assertExplains(
                "SDP port 10000",
                hover(
                        LspTestHarness.empty(),
                        "qos-policy.conf",
                        "qos-match-rules\nqos-match-rule\nservice-id: <|0x1<|>2710|>\n"));
        assertExplains(
                "iSER",
                hover(LspTestHarness.empty(), "qos-policy.conf", "qos-ulps\nany, service-id <|0x1060CBC<|>|>: 2\n"));
    }

    @Test
    void anSlUsesAVl() {
        assertExplains(
                "CA ports: VL2",
                hover(
                        LspTestHarness.empty().put("opensm.opts", OPTIONS),
                        "qos-policy.conf",
                        "qos-levels\nqos-level\nname: a\nsl: <|<|>2|>\n"));
        assertExplains(
                "its VL is unknown without an option file",
                hover(LspTestHarness.empty(), "qos-policy.conf", "qos-ulps\ndefault: <|<|>2|>\n"));
    }

    @Test
    void theTablesThatThePolicyStatesCountBeforeThoseOfOptions() {
        String policy =
                """
                <qos-policy>
                <port-groups><port-group><name>Hosts</name><node-type>CA</node-type></port-group></port-groups>
                <qos-setup><sl2vl-tables><sl2vl-scope><group>Hosts</group>
                <sl2vl-table>0,6,2,3,4,5,6,7,0,1,2,3,4,5,6,7</sl2vl-table></sl2vl-scope></sl2vl-tables></qos-setup>
                <qos-levels><qos-level><sn>1</sn><sl><|<|>1|></sl></qos-level></qos-levels>
                """;
        assertExplains("CA ports: VL6", hover(LspTestHarness.empty(), "a.qos", policy));
        String hover = hover(LspTestHarness.empty().put("opensm.opts", OPTIONS), "a.qos", policy);
        assertExplains("(`qos-setup`)\n- switch ports: VL1", hover);
    }

    @Test
    void theColonBeforeAValueBelongsToItsEntry() {
        assertExplains(
                "**sl**", hover(LspTestHarness.empty(), "qos-policy.conf", "qos-levels\nqos-level\n<|sl<|>:|> 2\n"));
        Hover hover = at("qos-policy.conf", "qos-levels\nqos-level\nsl:<|>  2\n");
        assertTrue(hover == null || hover.getRange().getStart().getCharacter() <= 3, () -> hover.toString());
    }

    @Test
    void aRuleAfterOneThatMatchesAllIsNotReached() {
        String policy =
                """
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                    end-qos-level
                    qos-level
                        name: gold
                        sl: 1
                    end-qos-level
                end-qos-levels
                qos-match-rules
                    qos-match-rule
                        service-id: 1-9
                        qos-level-name: gold
                    end-qos-match-rule
                    <|qos-<|>match-rule|>
                        service-id: 5
                        qos-level-name: DEFAULT
                    end-qos-match-rule
                """;

        String hover = hover(LspTestHarness.empty(), "qos-policy.conf", policy);

        assertExplains("**rule 2** gives level `DEFAULT` (SL 0)", hover);
        assertExplains("with Service-ID 0x5", hover);
        assertExplains("rule 1 comes first", hover);
    }

    @Test
    void aRuleShowsWhichRequestsReachIt() {
        String policy =
                """
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                        rate-limit: 3
                        pkey: 0x1
                    end-qos-level
                end-qos-levels
                qos-match-rules
                    qos-match-rule
                        service-id: 1-9
                        qos-level-name: DEFAULT
                    end-qos-match-rule
                    qos-match-rule
                        pkey: 0x8001
                        qos-level-name: %s
                    end-qos-match-rule
                """;
        String beginning = policy.formatted("DEFAULT");
        int second = beginning.lastIndexOf("qos-match-rule\n        pkey");
        String marked = beginning.substring(0, second) + "<|qos-<|>match-rule|>"
                + beginning.substring(second + "qos-match-rule".length());
        assertExplains("with P_Key 0x0001", hover(LspTestHarness.empty(), "qos-policy.conf", marked));
        assertExplains(
                "It applies to requests that rule 1 does not match.",
                hover(LspTestHarness.empty(), "qos-policy.conf", marked));

        String level = hover(LspTestHarness.empty(), "qos-policy.conf", policy.formatted("<|DEF<|>AULT|>"));
        assertExplains("rate at most 10 Gb/s", level);
        assertExplains("only with P_Key 0x0001", level);
    }

    @Test
    void aUlpLineIsARule() {
        assertExplains(
                "with Service-ID 0x10000-0x1ffff",
                hover(LspTestHarness.empty(), "qos-policy.conf", "qos-ulps\ndefault: 0\n<|sd<|>p:|> 3\n"));
    }

    @Test
    void theCodeInASuppressionHasItsPage() {
        assertExplains(
                "# octal-literal",
                hover(
                        LspTestHarness.empty(),
                        "qos-policy.conf",
                        "# qos-ignore <|octal-<|>literal|>: as the vendor writes it\n"));
    }

    @Test
    void theRestOfACommentHasNoPage() {
        assertNull(at("qos-policy.conf", "# qos-ignore octal-literal: as the ven<|>dor writes it\n"));
        assertNull(at("a.qos", "<qos-policy><!-- see<|> qos-ignore octal-literal: x --></qos-policy>"));
    }

    @Test
    void aSecondCodeInACommentIsPartOfTheReasonAndHasNoPage() {
        assertNull(at("a.qos", "<qos-policy><!-- qos-ignore octal-literal: x\n qos-ignore unused<|>-group: y -->"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"markdown", "plaintext", ""})
    void aClientThatDoesNotKnowMarkdownGetsText(String format) {
        MarkedText text = MarkedText.of("qos-levels\nqos-level\n<|mtu<|>-limit:|> 1\n");
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", text.text());
        HoverProvider feature = new HoverProvider();
        feature.initialize(client(format));

        MarkupContent content = feature.handle(
                        snapshot,
                        new HoverParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED)
                .getContents()
                .getRight();

        boolean markdown = format.equals("markdown");
        assertEquals(markdown ? "markdown" : "plaintext", content.getKind());
        assertTrue(content.getValue().startsWith(markdown ? "**mtu-limit**\n" : "mtu-limit\n"), content::getValue);
    }

    private static ClientCapabilities client(String format) {
        ClientCapabilities client = new ClientCapabilities();
        client.setTextDocument(new TextDocumentClientCapabilities());
        client.getTextDocument().setHover(format.isEmpty() ? null : new HoverCapabilities(List.of(format), false));
        return client;
    }

    @Test
    void aPartitionHasAPkey() {
        String partitions = "Part1=0x8001, ipoib: ALL=full;\n";
        assertExplains(
                "P_Key 0x0001",
                hover(LspTestHarness.empty(), "partitions.conf", "<|Pa<|>rt1|>=0x8001, ipoib: ALL=full;\n"));
        assertExplains(
                "of partition `Part1`",
                hover(
                        LspTestHarness.empty().put("partitions.conf", partitions),
                        "a.qos",
                        "<qos-policy><port-groups><port-group><name>a</name><pkey><|0x80<|>01|></pkey>"));
        assertExplains(
                "of partition `Part1`",
                hover(
                        LspTestHarness.empty().put("partitions.conf", partitions),
                        "qos-policy.conf",
                        "qos-ulps\n    any, pkey <|0x<|>1|> : 1\nend-qos-ulps\n"));
    }

    @Test
    void anEntryShowsItsValues() {
        assertExplains(
                "4 is 2048",
                hover(
                        LspTestHarness.empty(),
                        "a.qos",
                        "<qos-policy><qos-levels><qos-level><sn>1</sn><|<mtu<|>_limit>|>4"));
        assertExplains(
                "destination LID",
                hover(LspTestHarness.empty(), "qos-policy.conf", "qos-levels\nqos-level\n<|path-<|>bits:|> 1\n"));
    }

    @Test
    void anOptionIsForAKindOfPorts() {
        assertExplains("enhanced port 0", hover(LspTestHarness.empty(), "opensm.opts", "<|qos_sw0_<|>sl2vl|> 0,1\n"));
        assertExplains("NVIDIA", hover(LspTestHarness.empty(), "opensm.opts", "<|ar_<|>mode|> 1\n"));
    }

    @Test
    void ofManyPortsTheRestIsCounted() {
        String shown = hover(
                LspTestHarness.with(TestFabrics.hosts(36)),
                "a.qos",
                "<qos-policy><port-groups><port-group><name>H<|>osts</name><node-type>CA</node-type></port-group>");

        assertExplains("36 ports\n\n- `host0/P1`\n- `host1/P1`\n", shown);
        assertTrue(shown.endsWith("\n- `host9/P1`\n- and 26 more"), shown);
    }

    @Test
    void aLevelOfTheRfcSyntaxAtItsName() {
        assertExplains(
                "**QoS level** `Gold`",
                hover(
                        LspTestHarness.empty(),
                        "a.qos",
                        "<qos-policy><qos-levels><qos-level><sn>2</sn><name>Go<|>ld</name><sl>3</sl></qos-level>"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.qos | <<~>port-groups><port-group> | The port groups of the policy.",
                "a.qos | <port-groups><<~>port-group> | Ports under a name",
                "a.qos | <qos-levels><qos-level><s<~>n>1 | The number by which rules refer to the level.",
                "a.qos | <qos-levels><qos-level><na<~>me>A | The name of the level",
                "a.qos | <qos-levels><qos-level><u<~>se>A | What the level is for.",
                "a.qos | <qos-levels></<~>qos-levels> | The QoS levels that rules give to requests.",
                "qos-policy.conf | qos-<~>levels | The QoS levels that rules give to requests.",
                "qos-policy.conf | qos-match-rules end-<~>qos-match-rules | in the order in which they are tried",
                "qos-policy.conf | qos-u<~>lps default: 0 end-qos-ulps | SLs of protocols",
            })
    void sectionsBlocksAndEntriesHaveAPurpose(String name, String text, String purpose) {
        String root = name.equals("a.qos") ? "<qos-policy>" : "";

        assertExplains(purpose, hover(LspTestHarness.empty(), name, root + text.replace('~', '|')));
    }

    @Test
    void theCodesOfRatesAreInTheOrderOfTheRates() {
        assertExplains(
                "2.5: `2`, 5: `5`, 10: `3`, 14: `11`",
                hover(LspTestHarness.empty(), "qos-policy.conf", "qos-levels\nqos-level\n<|rate-<|>limit:|> 3\n"));
    }
}
