package org.qos.dsl.ide.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.feature.WorkspaceEditSupport;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Suppressing a finding by a comment with a reason. */
class SuppressFindingTest {

    private static final Path EVERY_RULE =
            Path.of("..", "org.qos.dsl", "src", "test", "resources", "org", "qos", "dsl", "check", "every-rule");

    @Test
    void writesACommentInTheStyleOfTheFile() {
        assertEquals(
                """
                qos-ulps
                    # qos-ignore octal-literal: reason why this is intended
                    default: 010
                end-qos-ulps
                """,
                OfferedActions.in("qos-policy.conf", "qos-ulps\n    default: <|>010\nend-qos-ulps\n")
                        .after("Suppress octal-literal"));
        assertEquals(
                """
                <qos-policy><qos-levels>
                  <!-- qos-ignore legacy-name: reason why this is intended -->
                  <qos_level>
                  </qos_level>
                </qos-levels></qos-policy>
                """,
                OfferedActions.in(
                                "a.qos",
                                "<qos-policy><qos-levels>\n  <qos_<|>level>\n  </qos_level>\n</qos-levels></qos-policy>\n")
                        .after("Suppress legacy-name"));
    }

    @Test
    void anErrorIsNotSuppressed() {
        List<String> titles =
                OfferedActions.in("a.qos", "<qos-policy><qos-levels>\n  <qos-level>\n    <sl>1<|>6</sl>\n")
                        .actions()
                        .stream()
                        .map(action -> action.getTitle())
                        .toList();
        assertTrue(titles.stream().noneMatch(title -> title.startsWith("Suppress")), titles::toString);
    }

    @Test
    void aWarningThatAFabricMakesAnErrorIsSuppressed() {
        DocumentSnapshot snapshot =
                LspTestHarness.alone("qos-policy.conf", "qos-ulps\n    sdp: 1\n    sdp, port-num 5: 2\nend-qos-ulps\n");
        var place = new Position(2, 4);
        var shown = new Diagnostic(new Range(place, place), "");
        shown.setCode("shadowed-by-different-outcome");
        shown.setSeverity(DiagnosticSeverity.Error);
        assertTrue(
                OfferedActions.about(snapshot, shown)
                        .after("Suppress shadowed-by-different-outcome")
                        .contains("    # qos-ignore shadowed-by-different-outcome: "),
                snapshot::text);
    }

    @Test
    void theReasonIsASnippetForAClientThatSupportsIt() {
        var client = new ClientCapabilities();
        client.setWorkspace(new WorkspaceClientCapabilities());
        client.getWorkspace().setWorkspaceEdit(new WorkspaceEditCapabilities());
        client.getWorkspace().getWorkspaceEdit().setDocumentChanges(true);
        assertFalse(WorkspaceEditSupport.of(client).snippets());
        client.getWorkspace().getWorkspaceEdit().setSnippetEditSupport(true);
        assertTrue(WorkspaceEditSupport.of(client).snippets());

        DocumentSnapshot snapshot = LspTestHarness.alone("qos-policy.conf", "qos-ulps\n    default: 010\n");
        TextDocumentEdit edit = OfferedActions.by(client, snapshot, new Range(new Position(1, 13), new Position(1, 13)))
                .edit("Suppress octal-literal");

        SnippetTextEdit change = edit.getEdits().get(0).getRight();
        assertEquals(snapshot.uri(), edit.getTextDocument().getUri());
        assertEquals(new Range(new Position(1, 0), new Position(1, 0)), change.getRange());
        assertEquals(
                "    # qos-ignore octal-literal: ${1:reason why this is intended}\n",
                change.getSnippet().getValue());
        assertEquals("snippet", change.getSnippet().getKind());
    }

    @Test
    void suppressesFindingsThatNeedOtherFiles() {
        DocumentSnapshot snapshot =
                LspTestHarness.alone("qos-policy.conf", "port-groups\n    port-group\n        name: A\n");
        Diagnostic empty = new Diagnostic(new Range(new Position(1, 4), new Position(1, 14)), "no port");
        empty.setCode("empty-group");

        assertTrue(OfferedActions.about(snapshot, empty)
                .after("Suppress empty-group")
                .contains("    # qos-ignore empty-group: "));
    }

    @Test
    void doesNotSuppressSyntaxErrorsAndFindingsAboutSuppressions() {
        assertEquals(List.of(), suppressions("a.qos", "<|>"));
        assertEquals(List.of(), suppressions("opensm.opts", "# qos-ignore<|> opts-malformed-list\nqos TRUE\n"));
    }

    private static List<String> suppressions(String name, String text) {
        return OfferedActions.in(name, text).titles().stream()
                .filter(title -> title.startsWith("Suppress"))
                .toList();
    }

    static Stream<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(EVERY_RULE)) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyFindingIsGoneAfterwards(Path file) throws IOException {
        String name = file.getFileName().toString();
        DocumentSnapshot snapshot = LspTestHarness.alone(name, Files.readString(file));
        for (Finding finding : snapshot.checked().findings()) {
            var place = new Position(finding.line() - 1, finding.column() - 1);
            var shown = new Diagnostic(new Range(place, place), "");
            shown.setCode(finding.code());
            shown.setSeverity(finding.isBlocking() ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning);
            OfferedActions offered = OfferedActions.about(snapshot, shown);
            if (offered.titles().stream().anyMatch(title -> title.startsWith("Suppress " + finding.code() + " "))) {
                String text = offered.after("Suppress " + finding.code() + " ");
                long after = count(LspTestHarness.alone(name, text), finding.code());
                assertTrue(after < count(snapshot, finding.code()), finding + "\n" + text);
            }
        }
    }

    private static long count(DocumentSnapshot snapshot, String code) {
        return snapshot.checked().findings().stream()
                .filter(finding -> finding.code().equals(code))
                .count();
    }
}
