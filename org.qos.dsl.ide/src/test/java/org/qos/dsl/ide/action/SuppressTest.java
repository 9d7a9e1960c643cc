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
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.workspace.View;

/** A finding is silenced by a comment that asks for a reason. */
class SuppressTest {

    private static final Path EVERY_RULE =
            Path.of("..", "org.qos.dsl", "src", "test", "resources", "org", "qos", "dsl", "check", "every-rule");

    @Test
    void writesACommentInTheStyleOfTheFile() {
        assertEquals(
                """
                qos-ulps
                    # qos-ignore octal-literal: say why this is right here
                    default: 010
                end-qos-ulps
                """,
                Offered.in("qos-policy.conf", "qos-ulps\n    default: <|>010\nend-qos-ulps\n")
                        .after("Suppress octal-literal"));
        assertEquals(
                """
                <qos-policy><qos-levels>
                  <qos-level>
                    <!-- qos-ignore sl-out-of-range: say why this is right here -->
                    <sl>16</sl>
                """,
                Offered.in("a.qos", "<qos-policy><qos-levels>\n  <qos-level>\n    <sl>1<|>6</sl>\n")
                        .after("Suppress sl-out-of-range"));
    }

    @Test
    void theReasonIsSelectedByAClientThatCanDoThat() {
        var client = new ClientCapabilities();
        client.setWorkspace(new WorkspaceClientCapabilities());
        client.getWorkspace().setWorkspaceEdit(new WorkspaceEditCapabilities());
        client.getWorkspace().getWorkspaceEdit().setDocumentChanges(true);
        assertFalse(Suppress.canSelect(client));
        client.getWorkspace().getWorkspaceEdit().setSnippetEditSupport(true);
        assertTrue(Suppress.canSelect(client));

        View view = Desk.alone("qos-policy.conf", "qos-ulps\n    default: 010\n");
        TextDocumentEdit edit = Offered.by(client, view, new Range(new Position(1, 13), new Position(1, 13)))
                .edit("Suppress octal-literal");

        SnippetTextEdit change = edit.getEdits().get(0).getRight();
        assertEquals(view.uri(), edit.getTextDocument().getUri());
        assertEquals(new Range(new Position(1, 0), new Position(1, 0)), change.getRange());
        assertEquals(
                "    # qos-ignore octal-literal: ${1:say why this is right here}\n",
                change.getSnippet().getValue());
        assertEquals("snippet", change.getSnippet().getKind());
    }

    @Test
    void silencesWhatNeedsMoreThanTheDocument() {
        View view = Desk.alone("qos-policy.conf", "port-groups\n    port-group\n        name: A\n");
        Diagnostic empty = new Diagnostic(new Range(new Position(1, 4), new Position(1, 14)), "no port");
        empty.setCode("empty-group");

        assertTrue(Offered.about(view, empty).after("Suppress empty-group").contains("    # qos-ignore empty-group: "));
    }

    @Test
    void doesNotSilenceSyntaxErrorsAndCommentsOfItsKind() {
        assertEquals(List.of(), suppressions("a.qos", "<|>"));
        assertEquals(List.of(), suppressions("opensm.opts", "# qos-ignore<|> opts-malformed-list\nqos TRUE\n"));
    }

    private static List<String> suppressions(String name, String text) {
        return Offered.in(name, text).titles().stream()
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
        View view = Desk.alone(name, Files.readString(file));
        for (Finding finding : view.checked().findings()) {
            var place = new Position(finding.line() - 1, finding.column() - 1);
            var shown = new Diagnostic(new Range(place, place), "");
            shown.setCode(finding.code());
            Offered offered = Offered.about(view, shown);
            if (offered.titles().stream().anyMatch(title -> title.startsWith("Suppress " + finding.code() + " "))) {
                String text = offered.after("Suppress " + finding.code() + " ");
                long after = count(Desk.alone(name, text), finding.code());
                assertTrue(after < count(view, finding.code()), finding + "\n" + text);
            }
        }
    }

    private static long count(View view, String code) {
        return view.checked().findings().stream()
                .filter(finding -> finding.code().equals(code))
                .count();
    }
}
