package org.qos.dsl.ide.symbol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** The outline of a document, as names with indentation. */
class DocumentSymbolsTest {

    private static String outline(String name, String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
        StringBuilder lines = new StringBuilder();
        new DocumentSymbols()
                .handle(snapshot, new DocumentSymbolParams(LspTestHarness.id(snapshot)), LspTestHarness.NEVER_CANCELLED)
                .forEach(symbol -> write(symbol.getRight(), "", lines));
        return lines.toString();
    }

    private static void write(DocumentSymbol symbol, String indentation, StringBuilder lines) {
        assertTrue(holds(symbol.getRange(), symbol.getSelectionRange()), () -> symbol + " does not hold its name");
        String detail = symbol.getDetail() == null || symbol.getDetail().isEmpty() ? "" : " | " + symbol.getDetail();
        lines.append(indentation).append(symbol.getName()).append(detail).append('\n');
        List<DocumentSymbol> inner = symbol.getChildren() == null ? List.of() : symbol.getChildren();
        inner.forEach(child -> write(child, indentation + "  ", lines));
    }

    private static boolean holds(Range outer, Range inner) {
        return compare(outer.getStart(), inner.getStart()) <= 0 && compare(inner.getEnd(), outer.getEnd()) <= 0;
    }

    private static int compare(org.eclipse.lsp4j.Position one, org.eclipse.lsp4j.Position other) {
        return one.getLine() != other.getLine()
                ? Integer.compare(one.getLine(), other.getLine())
                : Integer.compare(one.getCharacter(), other.getCharacter());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void anEmptyFileHasNone(String name) {
        assertEquals("", outline(name, ""));
    }

    @Test
    void ofAnUnclosedPolicyInTheRfcSyntax() {
        assertEquals(
                """
                qos-policy
                  port-groups
                    Store | all disks
                  qos-setup
                    sl2vl-tables
                      sl2vl-scope | Store
                  qos-levels
                    gold | sn 2, SL 1
                  qos-match-rules
                    rule 1 | backup
                    rule 2
                """,
                outline(
                        "a.qos",
                        """
                        <qos-policy>
                        <port-groups><port-group><name>Store</name><use>all disks</use></port-group></port-groups>
                        <qos-setup><sl2vl-tables><sl2vl-scope><group>Store</group></sl2vl-scope></sl2vl-tables></qos-setup>
                        <qos-levels><qos-level><sn>2</sn><name>gold</name><sl>1</sl></qos-level></qos-levels>
                        <qos-match-rules><qos-match-rule><use>backup</use><qos-level-sn>2</qos-level-sn></qos-match-rule>
                        <qos-match-rule><source>Sto
                        """));
    }

    @Test
    void ofAnUnclosedPolicyInTheOpenSmSyntax() {
        assertEquals(
                """
                qos-ulps
                  default: 0
                  sdp, port-num 10000: 1
                qos-levels
                  DEFAULT | SL 0
                """,
                outline(
                        "qos-policy.conf",
                        """
                        qos-ulps
                            default      : 0
                            sdp,port-num   10000:1
                        end-qos-ulps
                        qos-levels
                            qos-level
                                name: DEFAULT
                                sl: 0
                        """));
    }

    @Test
    void aNameOverSeveralLinesIsOneLineInTheOutline() {
        assertEquals(
                "qos-policy\n  port-groups\n    Big Store\n",
                outline("a.qos", "<qos-policy><port-groups><port-group><name>Big\n   Store</name>"));
    }

    @Test
    void aClientWithoutHierarchicalSymbolsGetsAList() {
        DocumentSnapshot snapshot =
                LspTestHarness.alone("a.qos", "<qos-policy><port-groups><port-group><name>Store</name></port-group>");
        DocumentSymbols feature = new DocumentSymbols();
        feature.initialize(new ClientCapabilities());

        List<String> list = feature
                .handle(snapshot, new DocumentSymbolParams(LspTestHarness.id(snapshot)), LspTestHarness.NEVER_CANCELLED)
                .stream()
                .map(symbol ->
                        symbol.getLeft().getName() + " in " + symbol.getLeft().getContainerName())
                .toList();

        assertEquals(List.of("qos-policy in null", "port-groups in qos-policy", "Store in port-groups"), list);
    }

    @Test
    void ofPartitionsAndOptions() {
        assertEquals(
                "Default | P_Key 0x7fff\nPart1 | P_Key 0x8001\n",
                outline("partitions.conf", "Default=0x7fff, ipoib: ALL=full;\nPart1=0x8001: 0x11, 0x"));
        assertEquals("qos | TRUE\nsm_sl | 1\n", outline("opensm.opts", "qos TRUE\nsm_sl 1"));
    }

    @Test
    void emptyLinesOfOptionsWithCarriageReturnsAreNone() {
        assertEquals("qos | TRUE\nconsole\n", outline("opensm.opts", "qos TRUE\r\n\r\nconsole\r\n"));
    }
}
