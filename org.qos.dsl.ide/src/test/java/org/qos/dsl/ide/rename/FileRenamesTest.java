package org.qos.dsl.ide.rename;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.RenameFile;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/** File names are updated when files are renamed or moved. */
class FileRenamesTest {

    private static Map<String, List<TextEdit>> moved(LspTestHarness harness, String before, String after) {
        var rename = new FileRename("file:///site/" + before, "file:///site/" + after);
        WorkspaceEdit edit = new FileRenames()
                .handle(harness, new RenameFilesParams(List.of(rename)), LspTestHarness.NEVER_CANCELLED);
        return edit == null ? Map.of() : edit.getChanges();
    }

    private static String project(String text, String before, String after) {
        LspTestHarness harness = LspTestHarness.empty().putProject("qos.yaml", text);
        return applied(text, moved(harness, before, after).getOrDefault("file:///site/qos.yaml", List.of()));
    }

    private static String options(String text, String before, String after) {
        LspTestHarness harness = LspTestHarness.empty().put(before, "").put("opensm.opts", text);
        return applied(text, moved(harness, before, after).getOrDefault("file:///site/opensm.opts", List.of()));
    }

    private static String applied(String text, List<TextEdit> edits) {
        Lines lines = new Lines(text);
        StringBuilder applied = new StringBuilder(text);
        for (int i = edits.size() - 1; i >= 0; i--) {
            applied.replace(
                    lines.offset(edits.get(i).getRange().getStart()),
                    lines.offset(edits.get(i).getRange().getEnd()),
                    edits.get(i).getNewText());
        }
        return applied.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "policy: a.qos               | a.qos | b.qos      | policy: b.qos",
                "policy: ./a.qos # ours      | a.qos | old/a.qos  | policy: old/a.qos # ours",
                "policy: /site/a.qos         | a.qos | b.qos      | policy: /site/b.qos",
                "policy: 'a.qos'             | a.qos | b.qos      | policy: 'b.qos'",
                "policy: a.qos               | a.qos | my%20a.qos | policy: \"my a.qos\"",
                "fabric: ib/f.ibnetdiscover  | ib    | net        | fabric: net/f.ibnetdiscover",
                "policy: a.qos               | b.qos | c.qos      | policy: a.qos",
                "policy: ib/a.qos            | qos.yaml | ib/qos.yaml | policy: a.qos",
                "policy: /etc/a.qos          | qos.yaml | ib/qos.yaml | policy: /etc/a.qos",
                "{policy: a.qos, options: [  | a.qos | b.qos      | {policy: b.qos, options: [",
                "ignore: [a.qos]             | a.qos | b.qos      | ignore: [a.qos]"
            })
    void inAProjectFile(String text, String before, String after, String expected) {
        assertEquals(expected, project(text, before, after));
    }

    @Test
    void inTheProjectFileThatMovesWithItsFolderNothingChanges() {
        LspTestHarness harness =
                LspTestHarness.empty().putProject("a/qos.yaml", "policy: a.qos\noptions: ../opensm.opts\n");

        assertEquals(
                List.of("../../opensm.opts"),
                moved(harness, "a", "b/c").get("file:///site/a/qos.yaml").stream()
                        .map(TextEdit::getNewText)
                        .toList());
        assertEquals(Map.of(), moved(harness, "a", "b"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "qos_policy_file /etc/opensm/qos-policy.conf   | a.qos-policy.conf | qos_policy_file /etc/opensm/a.qos-policy.conf",
                "qos_policy_file \"/etc/qos-policy.conf\" # x  | a.qos-policy.conf | qos_policy_file \"/etc/a.qos-policy.conf\" # x",
                "qos_policy_file /site/qos-policy.conf         | ib/qos-policy.conf | qos_policy_file /site/ib/qos-policy.conf",
                "qos_policy_file qos-policy.conf               | ib/qos-policy.conf | qos_policy_file ib/qos-policy.conf",
                "qos_policy_file /etc/qos-policy.conf          | ib/qos-policy.conf | qos_policy_file /etc/qos-policy.conf",
                "qos_policy_file                               | ib/qos-policy.conf | qos_policy_file",
                "qos_prefix qos-policy.conf                    | ib/qos-policy.conf | qos_prefix qos-policy.conf"
            })
    void inAnOptionFile(String text, String after, String expected) {
        assertEquals(expected, options(text, "qos-policy.conf", after));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "policy", "policy: [", "\t\0"})
    void nothingInAnEmptyOrBrokenProjectFile(String text) {
        assertEquals(text, project(text, "a.qos", "b.qos"));
    }

    @Test
    void urisOfOtherSchemesMoveNothing() {
        var rename = new FileRename("untitled:a.qos", "git:/a.qos");

        assertNull(new FileRenames()
                .handle(
                        LspTestHarness.empty(),
                        new RenameFilesParams(List.of(rename)),
                        LspTestHarness.NEVER_CANCELLED));
    }

    private static ClientCapabilities client(List<String> operations) {
        var client = new ClientCapabilities();
        client.setWorkspace(new WorkspaceClientCapabilities());
        var edits = new WorkspaceEditCapabilities();
        edits.setDocumentChanges(true);
        edits.setResourceOperations(operations);
        client.getWorkspace().setWorkspaceEdit(edits);
        return client;
    }

    private static Rename rename(ClientCapabilities client) {
        var rename = new Rename();
        rename.initialize(client);
        return rename;
    }

    private static PrepareRename prepare(ClientCapabilities client) {
        var prepare = new PrepareRename();
        prepare.initialize(client);
        return prepare;
    }

    @Test
    void theNameInAnOptionFileRenamesTheFileAndItsOtherNames() {
        MarkedText text = MarkedText.of("qos_policy_file /etc/<|qos-po<|>licy.conf|> # ours\n");
        LspTestHarness harness = LspTestHarness.empty()
                .put("qos-policy.conf", "")
                .put("opensm.opts", text.text())
                .putProject("qos.yaml", "policy: qos-policy.conf\n");
        DocumentSnapshot snapshot = harness.snapshot("opensm.opts");
        var client = client(List.of(ResourceOperationKind.Rename));

        var prepared = prepare(client)
                .handle(
                        snapshot,
                        new PrepareRenameParams(LspTestHarness.id(snapshot), text.position()),
                        LspTestHarness.NEVER_CANCELLED)
                .getSecond();
        assertEquals(text.ranges().get(0), prepared.getRange());
        assertEquals("qos-policy.conf", prepared.getPlaceholder());

        var changes = rename(client)
                .handle(
                        snapshot,
                        new RenameParams(LspTestHarness.id(snapshot), text.position(), "b.qos-policy.conf"),
                        LspTestHarness.NEVER_CANCELLED)
                .getDocumentChanges();
        assertEquals(
                List.of("/etc/b.qos-policy.conf", "b.qos-policy.conf"),
                changes.subList(0, 2).stream()
                        .map(change ->
                                change.getLeft().getEdits().get(0).getLeft().getNewText())
                        .toList());
        assertEquals(
                new RenameFile("file:///site/qos-policy.conf", "file:///site/b.qos-policy.conf"),
                changes.get(2).getRight());
    }

    @Test
    void theNameInAProjectFileToo() {
        MarkedText text = MarkedText.of("policy: \"<|a<|>.qos|>\"\n");
        LspTestHarness harness = LspTestHarness.empty().put("a.qos", "").putProject("qos.yaml", text.text());
        ProjectFileSnapshot snapshot = harness.project("qos.yaml");
        var client = client(List.of(ResourceOperationKind.Rename));

        assertEquals(
                text.ranges().get(0),
                prepare(client)
                        .handle(
                                snapshot,
                                new PrepareRenameParams(LspTestHarness.id(snapshot), text.position()),
                                LspTestHarness.NEVER_CANCELLED)
                        .getSecond()
                        .getRange());
        assertEquals(
                2,
                rename(client)
                        .handle(
                                snapshot,
                                new RenameParams(LspTestHarness.id(snapshot), text.position(), "b.qos"),
                                LspTestHarness.NEVER_CANCELLED)
                        .getDocumentChanges()
                        .size());
        assertNull(rename(client)
                .handle(
                        snapshot,
                        new RenameParams(
                                LspTestHarness.id(snapshot),
                                LspTestHarness.position(harness.snapshot("a.qos"), 0),
                                "b"),
                        LspTestHarness.NEVER_CANCELLED));
    }

    @Test
    void aMissingFileCannotBeRenamed() {
        DocumentSnapshot snapshot = LspTestHarness.alone("opensm.opts", "qos_policy_file /no/such/file\n");
        var params = new PrepareRenameParams(LspTestHarness.id(snapshot), LspTestHarness.position(snapshot, 20));

        assertNull(prepare(client(List.of(ResourceOperationKind.Rename)))
                .handle(snapshot, params, LspTestHarness.NEVER_CANCELLED));
    }

    @Test
    void aClientWithoutFileRenamesGetsAnError() {
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("qos-policy.conf", "")
                .put("opensm.opts", "qos_policy_file qos-policy.conf\n")
                .snapshot("opensm.opts");
        var params = new RenameParams(LspTestHarness.id(snapshot), LspTestHarness.position(snapshot, 20), "b");

        String refusal = assertThrows(ResponseErrorException.class, () -> rename(client(List.of()))
                        .handle(snapshot, params, LspTestHarness.NEVER_CANCELLED))
                .getMessage();
        assertTrue(refusal.contains("rename qos-policy.conf itself"), refusal);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a/b", "..", "a\"b", "a#b"})
    void aNameThatNoFileCanHaveIsRejected(String name) {
        DocumentSnapshot snapshot = LspTestHarness.empty()
                .put("qos-policy.conf", "")
                .put("opensm.opts", "qos_policy_file qos-policy.conf\n")
                .snapshot("opensm.opts");
        var params = new RenameParams(LspTestHarness.id(snapshot), LspTestHarness.position(snapshot, 20), name);

        assertThrows(ResponseErrorException.class, () -> rename(client(List.of(ResourceOperationKind.Rename)))
                .handle(snapshot, params, LspTestHarness.NEVER_CANCELLED));
    }
}
