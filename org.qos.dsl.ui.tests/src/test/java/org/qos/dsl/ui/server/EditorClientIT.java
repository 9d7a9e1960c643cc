package org.qos.dsl.ui.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;

/** Diagnostics of the server are shown, its troubles are logged, its small talk is not. */
class EditorClientIT {

    private final ILog log = ILog.of(EditorPlugin.class);
    private final EditorClient client = new EditorClient(log);
    private final List<String> logged = new ArrayList<>();
    private final ILogListener listener = (status, plugin) -> logged.add(word(status) + ": " + status.getMessage());

    @BeforeEach
    void listen() {
        log.addLogListener(listener);
    }

    @AfterEach
    void stop() {
        log.removeLogListener(listener);
    }

    @Test
    void diagnosticsGoToTheirView() {
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
    void aQuestionIsLoggedAndNotAnswered() throws Exception {
        ShowMessageRequestParams question = new ShowMessageRequestParams(List.of());
        question.setType(MessageType.Error);
        question.setMessage("which one?");

        assertNull(client.showMessageRequest(question).get());
        assertEquals(List.of("error: which one?"), logged);
    }

    private static String word(IStatus status) {
        return status.getSeverity() == IStatus.ERROR ? "error" : "warning";
    }
}
