package org.qos.dsl.ide.inlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Hints after numbers, here in brackets. */
class InlayHintsTest {

    private static List<InlayHint> hints(DocumentSnapshot snapshot, Range range) {
        return new InlayHints()
                .handle(
                        snapshot,
                        new InlayHintParams(LspTestHarness.id(snapshot), range),
                        LspTestHarness.NEVER_CANCELLED);
    }

    private static String hinted(LspTestHarness harness, String name, String text) {
        DocumentSnapshot snapshot = harness.put(name, text).snapshot(name);
        StringBuilder hinted = new StringBuilder(text);
        List<InlayHint> hints = hints(snapshot, snapshot.lines().range(0, text.length()));
        for (int i = hints.size() - 1; i >= 0; i--) {
            hinted.insert(
                    snapshot.lines().offset(hints.get(i).getPosition()),
                    "[" + hints.get(i).getLabel().getLeft() + "]");
        }
        return hinted.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        assertEquals("", hinted(LspTestHarness.empty(), name, ""));
    }

    @Test
    void codesInAnUnclosedLevel() {
        assertEquals(
                "<qos-policy><qos-levels><qos-level><sn>1</sn><rate-limit>7[40 Gb/s]</rate-limit>"
                        + "<mtu-limit>4[2048 bytes]</mtu-limit><packet-life>18[1.07 s]",
                hinted(
                        LspTestHarness.empty(),
                        "a.qos",
                        "<qos-policy><qos-levels><qos-level><sn>1</sn><rate-limit>7</rate-limit>"
                                + "<mtu-limit>4</mtu-limit><packet-life>18"));
    }

    @Test
    void protocolsAndVls() {
        assertEquals(
                "qos-ulps\n    any, service-id 0x1060cbc[iSER]: 3[VL4, 7 % of low]\n",
                hinted(
                        LspTestHarness.empty().put("opensm.opts", "qos_ca_sl2vl 0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0\n"),
                        "qos-policy.conf",
                        "qos-ulps\n    any, service-id 0x1060cbc: 3\n"));
    }

    @Test
    void namesOfLevelsAndPartitions() {
        String levels = "<qos-policy><qos-levels><qos-level><sn>2</sn><name>Gold</name></qos-level></qos-levels>"
                + "<qos-match-rules><qos-match-rule>";
        assertEquals(
                levels + "<pkey>0x8001[Storage],2</pkey><qos-level-sn>0x2[Gold]</qos-level-sn></qos-match-rule>"
                        + "<qos-match-rule><qos-level-sn>3</qos-level-sn>",
                hinted(
                        LspTestHarness.empty().put("partitions.conf", "Storage=1: ALL;\n"),
                        "a.qos",
                        levels + "<pkey>0x8001,2</pkey><qos-level-sn>0x2</qos-level-sn></qos-match-rule>"
                                + "<qos-match-rule><qos-level-sn>3</qos-level-sn>"));
        assertEquals(
                "qos-ulps\n    any, pkey 0x0001[Storage]: 3\n",
                hinted(
                                LspTestHarness.empty().put("partitions.conf", "Storage=1: ALL;\n"),
                                "qos-policy.conf",
                                "qos-ulps\n    any, pkey 0x0001: 3\n")
                        .replaceAll("\\[VL3.*?]", ""));
    }

    @Test
    void theSlOfALevelWithoutAName() {
        String levels = "<qos-policy><qos-levels><qos-level><sn>2</sn><sl>5</sl></qos-level></qos-levels>"
                + "<qos-match-rules><qos-match-rule>";
        assertEquals(
                levels + "<qos-level-sn>2[SL 5]</qos-level-sn>",
                hinted(LspTestHarness.empty(), "a.qos", levels + "<qos-level-sn>2</qos-level-sn>"));
    }

    @Test
    void vlsFromTheTablesOfThePolicy() {
        String setup = "<qos-policy><port-groups><port-group><name>A</name><node-type>ALL</node-type></port-group>"
                + "</port-groups><qos-setup><sl2vl-tables><sl2vl-scope><group>A</group>"
                + "<sl2vl-table>0,1,2,5,0,0,0,0,0,0,0,0,0,0,0,0</sl2vl-table></sl2vl-scope></sl2vl-tables></qos-setup>"
                + "<qos-levels><qos-level><sn>2</sn>";
        assertEquals(
                setup + "<sl>3[VL5, 7 % of low]</sl>", hinted(LspTestHarness.empty(), "a.qos", setup + "<sl>3</sl>"));
    }

    /** Of two tables both shares are shown; a VL in neither is not served while others send. */
    @Test
    void sharesOfVls() {
        String options = "qos_ca_sl2vl 0,1,2,3,15,0,0,0,0,0,0,0,0,0,0,0\nqos_ca_vlarb_high 0:32,1:96\n"
                + "qos_ca_vlarb_low 1:10,2:40\n";

        assertEquals(
                "qos-ulps\n default: 0[VL0, 25 % of high]\n sdp: 1[VL1, 75 % of high, 20 % of low]\n"
                        + " rds: 2[VL2, 80 % of low]\n iser: 3[VL3, never served]\n ipoib: 4[dropped (VL15)]\n",
                hinted(
                        LspTestHarness.empty().put("opensm.opts", options),
                        "qos-policy.conf",
                        "qos-ulps\n default: 0\n sdp: 1\n rds: 2\n iser: 3\n ipoib: 4\n"));
    }

    @Test
    void flagsOfPartitions() {
        assertEquals(
                "A=0x8001, ipoib, rate=7[40 Gb/s], mtu=4[2048 bytes]: ALL",
                hinted(LspTestHarness.empty(), "partitions.conf", "A=0x8001, ipoib, rate=7, mtu=4: ALL"));
    }

    @Test
    void aNumberThatIsNotACodeHasNone() {
        assertEquals(
                "qos-levels qos-level rate-limit: 99 x",
                hinted(LspTestHarness.empty(), "qos-policy.conf", "qos-levels qos-level rate-limit: 99 x"));
    }

    @Test
    void onlyTheRequestedRangeHasHints() {
        DocumentSnapshot snapshot =
                LspTestHarness.alone("qos-policy.conf", "qos-levels\nqos-level\nrate-limit: 7\nmtu-limit: 4\n");

        assertEquals(
                1,
                hints(snapshot, new Range(new Position(3, 0), new Position(4, 0)))
                        .size());
    }

    @Test
    void aHintIsWhereItsValueEnds() {
        MarkedText text = MarkedText.of("qos-ulps\nany, service-id 0x1<|060cbc: 3|>\n");
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", text.text());

        assertEquals(1, hints(snapshot, text.ranges().get(0)).size());
    }
}
