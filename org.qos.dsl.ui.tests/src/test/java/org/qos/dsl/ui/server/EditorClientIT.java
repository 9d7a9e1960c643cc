package org.qos.dsl.ui.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;

/** The client passes diagnostics and progress to handlers, logs warnings and errors, and drops other messages. */
class EditorClientIT {

    private final ILog log = ILog.of(EditorPlugin.class);
    private final EditorClient client = new EditorClient(log);
    private final List<String> logged = new ArrayList<>();
    private final ILogListener listener = (status, plugin) -> logged.add(severity(status) + ": " + status.getMessage());

    @BeforeEach
    void listen() {
        log.addLogListener(listener);
    }

    @AfterEach
    void stop() {
        log.removeLogListener(listener);
    }

    @Test
    void diagnosticsGoToTheirHandler() {
        PublishDiagnosticsParams published = new PublishDiagnosticsParams("file:///site.qos", List.of());
        List<PublishDiagnosticsParams> shown = new ArrayList<>();

        client.publishDiagnostics(published);
        client.showDiagnosticsWith(shown::add);
        client.publishDiagnostics(published);

        assertEquals(List.of(published), shown);
    }

    @Test
    void errorsAndWarningsAreLogged() {
        client.logMessage(new MessageParams(MessageType.Error, "cannot read"));
        client.showMessage(new MessageParams(MessageType.Warning, "read in part"));
        client.logMessage(new MessageParams(MessageType.Info, "read"));

        assertEquals(List.of("error: cannot read", "warning: read in part"), logged);
    }

    @Test
    void progressGoesToItsHandler() {
        List<String> steps = new ArrayList<>();

        client.followProgress("work", steps::add);
        client.notifyProgress(step("work", "checking for errors"));
        client.notifyProgress(step("other", "something else"));
        client.forgetProgress("work");
        client.notifyProgress(step("work", "done"));

        assertEquals(List.of("checking for errors"), steps);
    }

    private static ProgressParams step(String token, String message) {
        WorkDoneProgressReport report = new WorkDoneProgressReport();
        report.setMessage(message);
        return new ProgressParams(Either.forLeft(token), Either.forLeft(report));
    }

    private static String severity(IStatus status) {
        return status.getSeverity() == IStatus.ERROR ? "error" : "warning";
    }
}
