package org.qos.dsl.ide.diagnostics;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Workspace;
import org.qos.dsl.project.settings.SettingsFile;

/**
 * Brings reports to the client: pushes them to one that cannot ask, tells one that can when to ask again. The mistakes of
 * project files are pushed in any case, as clients ask only about documents of our languages.
 */
public final class Publication implements Consumer<Report> {

    private final Workspace workspace;
    private final Map<String, List<Diagnostic>> pushed = new ConcurrentHashMap<>();
    private final ResultIds ids = new ResultIds();
    private volatile LanguageClient client;
    private volatile boolean pulls;
    private volatile boolean refreshes;

    /** Nobody to tell yet. */
    public Publication(Workspace workspace) {
        this.workspace = workspace;
    }

    /** Tells a client from now on. */
    public void serve(LanguageClient told, ClientCapabilities capabilities) {
        client = told;
        pulls = capabilities.getTextDocument() != null
                && capabilities.getTextDocument().getDiagnostic() != null;
        refreshes = capabilities.getWorkspace() != null
                && capabilities.getWorkspace().getDiagnostics() != null
                && Boolean.TRUE.equals(
                        capabilities.getWorkspace().getDiagnostics().getRefreshSupport());
    }

    /** Whether the client asks for diagnostics and can be told to ask again. */
    public boolean canRefresh() {
        return pulls && refreshes;
    }

    @Override
    public void accept(Report report) {
        Document document = report.document();
        if (!pulls) {
            PublishDiagnosticsParams params = new PublishDiagnosticsParams(document.uri(), report.diagnostics());
            params.setVersion(document.version());
            client.publishDiagnostics(params);
        } else if (refreshes && report.complete() && isNews(report)) {
            client.refreshDiagnostics();
        }
        workspace.settingsFile(document).ifPresent(this::tell);
    }

    /** Whether the client was told something else about the document; what it never asked about it will ask about. */
    private boolean isNews(Report report) {
        return ids.shown(report.document().uri())
                .filter(shown -> !shown.equals(report.diagnostics()))
                .isPresent();
    }

    /** Notes that the client, which asked about this document alone, shows a report, and gives the answer its name. */
    String shows(Report report) {
        return ids.ofShown(report.document().uri(), report.diagnostics());
    }

    /** The name of a report in an answer about the whole workspace. */
    String answers(Report report) {
        return ids.of(report.document().uri(), report.diagnostics());
    }

    /** Has the client ask again about everything, if it asks. */
    public void askAgain() {
        if (canRefresh()) {
            client.refreshDiagnostics();
        }
    }

    /** Takes back what was pushed about a document that is closed. */
    public void closed(String uri) {
        if (!pulls) {
            client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
        }
    }

    private void tell(SettingsFile project) {
        String uri = project.file().toUri().toString();
        List<Diagnostic> now =
                project.problems().stream().map(Publication::diagnostic).toList();
        List<Diagnostic> before = pushed.put(uri, now);
        if (!now.equals(before == null ? List.of() : before)) {
            client.publishDiagnostics(new PublishDiagnosticsParams(uri, now));
        }
    }

    private static Diagnostic diagnostic(SettingsFile.Problem problem) {
        Position place = new Position(problem.line() - 1, problem.column() - 1);
        return new Diagnostic(
                new Range(place, new Position(place.getLine(), place.getCharacter() + 1)),
                problem.message(),
                DiagnosticSeverity.Error,
                "qos");
    }
}
