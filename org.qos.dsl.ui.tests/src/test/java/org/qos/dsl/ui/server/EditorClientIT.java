package org.qos.dsl.ui.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.lens.Places;
import org.qos.dsl.ui.workbench.Dialog;
import org.qos.dsl.ui.workbench.Screen;

/** Diagnostics, steps and questions of the server are shown, its troubles are logged, its small talk is not. */
class EditorClientIT {

    private final ILog log = ILog.of(EditorPlugin.class);
    private final EditorClient client = new EditorClient(log);
    private final List<String> logged = new ArrayList<>();
    private final ILogListener listener = (status, plugin) -> logged.add(word(status) + ": " + status.getMessage());

    @BeforeEach
    void listen() {
        Places places = new Places(log);
        client.showPlacesWith(places::show);
        client.askWith(places::choose);
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
    void theUserAnswersAQuestion() throws Exception {
        Dialog.whenOpen("QoS Policy", dialog -> dialog.capture("question").press("OK"));
        CompletableFuture<MessageActionItem> answer = client.showMessageRequest(question("policy.qos:12"));

        Screen.await(true, answer::isDone);
        assertEquals("policy.qos:12", answer.get().getTitle());
    }

    @Test
    void theUserAnswersNothing() throws Exception {
        Dialog.whenOpen("QoS Policy", dialog -> dialog.press("Cancel"));
        CompletableFuture<MessageActionItem> answer = client.showMessageRequest(question("policy.qos:12"));

        Screen.await(true, answer::isDone);
        assertNull(answer.get());
    }

    @Test
    void aDocumentOutsideOfTheWorkspaceIsNotShown() throws Exception {
        ShowDocumentParams outside = new ShowDocumentParams("file:///etc/opensm/nowhere.conf");

        assertFalse(client.showDocument(outside).get().isSuccess());
    }

    @Test
    void stepsGoToWhoFollowsThem() {
        List<String> steps = new ArrayList<>();

        client.followProgress("work", steps::add);
        client.notifyProgress(step("work", "looking for errors"));
        client.notifyProgress(step("other", "something else"));
        client.forgetProgress("work");
        client.notifyProgress(step("work", "done"));

        assertEquals(List.of("looking for errors"), steps);
    }

    private static ShowMessageRequestParams question(String answer) {
        ShowMessageRequestParams question = new ShowMessageRequestParams(List.of(new MessageActionItem(answer)));
        question.setType(MessageType.Info);
        question.setMessage("Which one is to be shown?");
        return question;
    }

    private static ProgressParams step(String token, String message) {
        WorkDoneProgressReport report = new WorkDoneProgressReport();
        report.setMessage(message);
        return new ProgressParams(Either.forLeft(token), Either.forLeft(report));
    }

    private static String word(IStatus status) {
        return status.getSeverity() == IStatus.ERROR ? "error" : "warning";
    }
}
