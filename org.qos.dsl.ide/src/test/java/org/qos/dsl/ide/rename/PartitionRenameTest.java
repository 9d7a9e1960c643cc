package org.qos.dsl.ide.rename;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Renaming a partition in its file and in all policies. */
class PartitionRenameTest {

    private static final Map<String, String> SITE = new LinkedHashMap<>();

    static {
        SITE.put("partitions.conf", "# Gold\r\nGold=0x8001: ALL;\r\nGold=0x8001: SELF;\r\n");
        SITE.put(
                "qos-policy.conf",
                "port-groups\n port-group\n  name: Gold\n  partition: \"Gold\", Gold\n  pkey: 0x8001 # Gold\n");
        SITE.put("a.qos", "<qos-policy><port-groups><port-group><partition>Gold</partition><name>\uD83D\uDE00</name>");
    }

    private static WorkspaceEdit rename(Map<String, String> site, String file, int offset, String name) {
        DocumentSnapshot snapshot = harness(site).snapshot(file);
        return new Rename()
                .handle(
                        snapshot,
                        new RenameParams(LspTestHarness.id(snapshot), LspTestHarness.position(snapshot, offset), name),
                        LspTestHarness.NEVER_CANCELLED);
    }

    private static LspTestHarness harness(Map<String, String> site) {
        LspTestHarness harness = LspTestHarness.empty();
        site.forEach(harness::put);
        return harness;
    }

    private static Map<String, String> renamed(Map<String, String> site, String file, int offset, String name) {
        WorkspaceEdit edit = rename(site, file, offset, name);
        LspTestHarness harness = harness(site);
        Map<String, String> changed = new LinkedHashMap<>();
        site.keySet().forEach(each -> changed.put(each, applied(harness.snapshot(each), edit)));
        return changed;
    }

    private static String applied(DocumentSnapshot snapshot, WorkspaceEdit edit) {
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

    private static String refusal(String partitions, String name) {
        return assertThrows(
                        ResponseErrorException.class,
                        () -> rename(Map.of("partitions.conf", partitions), "partitions.conf", 1, name))
                .getResponseError()
                .getMessage();
    }

    @Test
    void allOccurrencesAndNothingElse() {
        Map<String, String> changed =
                renamed(SITE, "partitions.conf", SITE.get("partitions.conf").indexOf("Gold="), "Blue");

        assertEquals("# Gold\r\nBlue=0x8001: ALL;\r\nBlue=0x8001: SELF;\r\n", changed.get("partitions.conf"));
        assertTrue(changed.get("qos-policy.conf")
                .contains("name: Gold\n  partition: \"Blue\", Blue\n  pkey: 0x8001 # Gold"));
        assertTrue(changed.get("a.qos").contains("<partition>Blue</partition>"));
    }

    @Test
    void thereAndBackGivesTheSameTexts() {
        Map<String, String> there =
                renamed(SITE, "qos-policy.conf", SITE.get("qos-policy.conf").indexOf("\"Gold"), "Bl\u00fce");
        assertEquals(
                SITE,
                renamed(there, "partitions.conf", there.get("partitions.conf").indexOf("Bl"), "Gold"));
    }

    @Test
    void aPartitionThatIsNamedAfterItsPkeyKeepsIt() {
        Map<String, String> site = Map.of(
                "partitions.conf", "0x8005: ALL;\n", "a.qos", "<qos-policy><port-groups><port-group><partition>0005");
        Map<String, String> changed = renamed(site, "partitions.conf", 2, "Blue");

        assertEquals("Blue=0x8005: ALL;\n", changed.get("partitions.conf"));
        assertTrue(changed.get("a.qos").endsWith("<partition>Blue"));
    }

    @Test
    void aNameThatWouldBeAPkeyIsRejected() {
        assertTrue(refusal("Gold: ALL;\n", "5th").contains("OpenSM reads '5th' as the P_Key"));
        assertTrue(refusal("Gold=1: ALL;\n", "a:b").contains("cannot be written in partitions.conf"));
        assertTrue(refusal("Gold=1: ALL;\nBlue=2: ALL;\n", "Blue")
                .contains("line 2 already defines a partition named 'Blue'"));
        assertTrue(refusal("Gold=1: ALL;\n", "x".repeat(32)).contains("31 bytes"));
    }
}
