package org.qos.dsl.ide.diagnostics;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Workspace;

/**
 * Brings reports to the client: pushes them to one that cannot ask, tells one that can when to ask again. The mistakes of
 * project files are pushed to one that asks about single documents, too: it does not know that they are ours.
 */
public final class Publication implements Consumer<Report> {

    private final Runnable askAgain;
    private final ProjectMistakes projects;
    private final ResultIds ids = new ResultIds();
    private volatile LanguageClient client;
    private volatile boolean pulls;
    private volatile boolean refreshes;

    /**
     * Nobody to tell yet.
     *
     * @param askAgain has the client ask again for diagnostics
     */
    public Publication(Workspace workspace, Runnable askAgain) {
        this.askAgain = askAgain;
        projects = new ProjectMistakes(workspace);
    }

    /** Tells a client from now on. */
    public void serve(LanguageClient told, ClientCapabilities capabilities) {
        client = told;
        pulls = capabilities.getTextDocument() != null
                && capabilities.getTextDocument().getDiagnostic() != null;
        projects.serve(told, pulls);
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
            askAgain.run();
        }
        if (report.complete()) { // not at every letter: it looks for files
            projects();
        }
    }

    /** Whether the client was told something else about the document; what it never asked about it will ask about. */
    boolean isNews(Report report) {
        return ids.shown(report.document().uri())
                .filter(shown -> !shown.equals(report.diagnostics()))
                .isPresent();
    }

    /** Notes that the client, which asked about this document alone, shows these, and gives the answer its name. */
    String shows(String uri, List<Diagnostic> diagnostics) {
        return ids.ofShown(uri, diagnostics);
    }

    /** The name of what is found in a file in an answer about the whole workspace. */
    String answers(String uri, List<Diagnostic> diagnostics) {
        return ids.of(uri, diagnostics);
    }

    /** Notes that the client asks about the whole workspace, so that it need not be told about what it does not hold open. */
    void asksAboutAll() {
        projects.answerAboutAll();
    }

    /** Has the client ask again about everything, if it asks. */
    public void askAgain() {
        if (canRefresh()) {
            askAgain.run();
        }
    }

    /** Takes back what was pushed about a document that is closed. */
    public void closed(String uri) {
        if (!pulls) {
            client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
        }
        projects();
    }

    /** Tells what is wrong with open project files and with those of open documents, where that is news. */
    public void projects() {
        projects.tell();
    }
}
