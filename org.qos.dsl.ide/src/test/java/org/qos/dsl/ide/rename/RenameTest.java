package org.qos.dsl.ide.rename;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Renaming the symbol at the cursor. */
class RenameTest {

    private static final String OPENSM =
            """
            port-groups
                port-group
                    name: Stora<|>ge
                end-port-group
                port-group
                    name: Servers
                end-port-group
            end-port-groups
            qos-match-rules
                qos-match-rule
                    source: STORAGE, Servers
            """;

    private static WorkspaceEdit rename(DocumentSnapshot snapshot, MarkedText text, String newName) {
        return new Rename()
                .handle(
                        snapshot,
                        new RenameParams(LspTestHarness.id(snapshot), text.position(), newName),
                        LspTestHarness.NEVER_CANCELLED);
    }

    private static String renamed(String name, String marked, String newName) {
        MarkedText text = MarkedText.of(marked);
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text.text());
        return apply(snapshot, rename(snapshot, text, newName));
    }

    private static String apply(DocumentSnapshot snapshot, WorkspaceEdit edit) {
        List<TextEdit> edits = new ArrayList<>(edit.getChanges().getOrDefault(snapshot.uri(), List.of()));
        StringBuilder text = new StringBuilder(snapshot.text());
        for (int i = edits.size() - 1; i >= 0; i--) {
            text.replace(
                    snapshot.lines().offset(edits.get(i).getRange().getStart()),
                    snapshot.lines().offset(edits.get(i).getRange().getEnd()),
                    edits.get(i).getNewText());
        }
        return text.toString();
    }

    private static String refusal(String name, String marked, String newName) {
        return assertThrows(ResponseErrorException.class, () -> renamed(name, marked, newName))
                .getResponseError()
                .getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.qos", "qos-policy.conf", "partitions.conf", "opensm.opts"})
    void nothingInAnEmptyFile(String name) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, "");

        assertNull(rename(snapshot, MarkedText.of("<|>"), "x"));
        assertNull(new PrepareRename()
                .handle(
                        snapshot,
                        new PrepareRenameParams(LspTestHarness.id(snapshot), LspTestHarness.position(snapshot, 0)),
                        LspTestHarness.NEVER_CANCELLED));
    }

    @Test
    void whatCanBeRenamedIsShownWithoutItsQuotes() {
        MarkedText text = MarkedText.of("port-groups\nport-group\nname: <|\"Big <|>Store\"|>\n");
        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", text.text());

        var prepared = new PrepareRename()
                .handle(
                        snapshot,
                        new PrepareRenameParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED)
                .getSecond();

        assertEquals("Big Store", prepared.getPlaceholder());
        assertEquals(text.ranges().get(0), prepared.getRange());
    }

    @Test
    void everyOccurrenceOfAGroupInAnUnclosedBlock() {
        String renamed = renamed("qos-policy.conf", OPENSM, "Disks");

        assertTrue(renamed.contains("name: Disks\n"), renamed);
        assertTrue(renamed.contains("source: Disks, Servers\n"), renamed);
    }

    @Test
    void aNameIsQuotedWhereOpenSmNeedsIt() {
        assertTrue(renamed("qos-policy.conf", OPENSM, "Big Disks").contains("source: \"Big Disks\", Servers\n"));
        assertTrue(renamed(
                        "a.qos",
                        "<qos-policy><port-groups><port-group><name>A<|></name></port-group></port-groups>",
                        "A & B")
                .contains("<name>A &amp; B</name>"));
    }

    @Test
    void aNameInQuotesStaysInQuotes() {
        String renamed = renamed(
                "qos-policy.conf",
                "port-groups\nport-group\nname: \"Big St<|>ore\"\nend-port-group\nend-port-groups\n"
                        + "qos-match-rules\nqos-match-rule\nsource: \"big store\"\n",
                "Disks");

        assertTrue(renamed.contains("name: \"Disks\"\n"), renamed);
        assertTrue(renamed.contains("source: \"Disks\"\n"), renamed);
    }

    @Test
    void theLineEndsOfWindowsStay() {
        String renamed = renamed("qos-policy.conf", "port-groups\r\nport-group\r\nname: A<|>\r\n", "B");

        assertEquals("port-groups\r\nport-group\r\nname: B\r\n", renamed);
    }

    @Test
    void aNameInUseIsRejected() {
        assertEquals(
                "line 6 already defines a port group named 'Servers'", refusal("qos-policy.conf", OPENSM, "SERVERS"));
    }

    @Test
    void changingTheCaseOfANameIsAllowed() {
        assertTrue(renamed("qos-policy.conf", OPENSM, "STORAGE").contains("name: STORAGE\n"));
    }

    @Test
    void aNameThatCannotBeExpressedIsRejected() {
        assertTrue(refusal("qos-policy.conf", OPENSM, "a\"b").contains("cannot be written in qos-policy.conf"));
        assertEquals(
                "the name of a port group must not contain line ends or control characters",
                refusal("qos-policy.conf", OPENSM, "a\nb"));
        assertEquals("the name of a port group must not be empty", refusal("qos-policy.conf", OPENSM, " "));
        assertTrue(refusal("a.qos", "<qos-policy><qos-levels><qos-level><sn>1<|></sn>", "gold")
                .startsWith("the sn of a QoS level is a decimal"));
    }

    @Test
    void ofTwoGroupsWithOneNameTheOneAtTheCursor() {
        String policy = "<qos-policy><port-groups><port-group><name>Store@</name></port-group>"
                + "<port-group><name>STORE%</name></port-group></port-groups>"
                + "<qos-match-rules><qos-match-rule><source>STORE#</source>";

        assertEquals(
                policy.replace("Store@", "Disks").replace("STORE#", "Disks").replace("%", ""),
                renamed("a.qos", policy.replace("@", "<|>").replaceAll("[%#]", ""), "Disks"));
        assertEquals(
                policy.replace("STORE%", "Disks").replaceAll("[@#]", ""),
                renamed("a.qos", policy.replace("%", "<|>").replaceAll("[@#]", ""), "Disks"));
        assertEquals(
                policy.replace("Store@", "Disks").replace("STORE#", "Disks").replace("%", ""),
                renamed("a.qos", policy.replace("#", "<|>").replaceAll("[@%]", ""), "Disks"));
    }

    @Test
    void aLevelInTheOpenSmSyntaxWithItsReferences() {
        assertEquals(
                "qos-levels\nqos-level\nname: Silver\nsl: 1\nend-qos-level\nend-qos-levels\n"
                        + "qos-match-rules\nqos-match-rule\nqos-level-name: Silver\n",
                renamed(
                        "qos-policy.conf",
                        "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n"
                                + "qos-match-rules\nqos-match-rule\nqos-level-name: GO<|>LD\n",
                        "Silver"));
    }

    private static final String RFC_LEVELS =
            "<qos-policy><qos-levels><qos-level><sn>1</sn><name>Gold@</name></qos-level>"
                    + "<qos-level><sn>2</sn><name>Fast</name></qos-level></qos-levels>"
                    + "<qos-match-rules><qos-match-rule><qos-level-sn>1#</qos-level-sn>";

    @Test
    void theNameOfALevelInTheRfcSyntaxLeavesItsSn() {
        String atName = RFC_LEVELS.replace("@", "<|>").replace("#", "");

        assertEquals(
                RFC_LEVELS.replace("Gold@", "1 &amp; only").replace("#", ""), renamed("a.qos", atName, "1 & only"));
        assertEquals("line 1 already defines a QoS level named 'Fast'", refusal("a.qos", atName, "FAST"));
    }

    @Test
    void theSnOfALevelInTheRfcSyntaxLeavesItsName() {
        String atReference = RFC_LEVELS.replace("#", "<|>").replace("@", "");

        assertEquals(
                RFC_LEVELS.replace("<sn>1<", "<sn>7<").replace("1#", "7").replace("@", ""),
                renamed("a.qos", atReference, "7"));
        assertEquals("line 1 already defines a QoS level named '2'", refusal("a.qos", atReference, "0x2"));
    }

    @Test
    void aPartitionInItsFileAndInThePolicies() {
        MarkedText partitions = MarkedText.of("Pa<|>rt1=0x8001: ALL=full;\n");
        LspTestHarness harness = LspTestHarness.empty()
                .put("partitions.conf", partitions.text())
                .put("a.qos", "<qos-policy><port-groups><port-group><partition>Part1</partition>");

        WorkspaceEdit edit = rename(harness.snapshot("partitions.conf"), partitions, "Blue");

        assertEquals("Blue=0x8001: ALL=full;\n", apply(harness.snapshot("partitions.conf"), edit));
        assertEquals(
                "<qos-policy><port-groups><port-group><partition>Blue</partition>",
                apply(harness.snapshot("a.qos"), edit));
    }
}
