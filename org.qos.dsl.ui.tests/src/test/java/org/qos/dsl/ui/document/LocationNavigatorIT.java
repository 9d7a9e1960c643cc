package org.qos.dsl.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.server.EditorClient;
import org.qos.dsl.ui.testing.Dialog;
import org.qos.dsl.ui.testing.Screen;

/** {@code window/showDocument} and {@code window/showMessageRequest} in the workbench. */
class LocationNavigatorIT {

    private final ILog log = ILog.of(EditorPlugin.class);
    private final EditorClient client = new EditorClient(log);

    @BeforeEach
    void connect() {
        LocationNavigator navigator = new LocationNavigator(log);
        client.showDocumentsWith(navigator::show);
        client.showMessageRequestsWith(navigator::choose);
    }

    @Test
    void theUserChoosesAnAction() throws Exception {
        Dialog.whenOpen("QoS Policy", dialog -> dialog.capture("question").press("OK"));
        CompletableFuture<MessageActionItem> response = client.showMessageRequest(request("policy.qos:12"));

        Screen.await(true, response::isDone);
        assertEquals("policy.qos:12", response.get().getTitle());
    }

    @Test
    void theUserCancelsTheChoice() throws Exception {
        Dialog.whenOpen("QoS Policy", dialog -> dialog.press("Cancel"));
        CompletableFuture<MessageActionItem> response = client.showMessageRequest(request("policy.qos:12"));

        Screen.await(true, response::isDone);
        assertNull(response.get());
    }

    @Test
    void aFileThatDoesNotExistIsNotShown() throws Exception {
        ShowDocumentParams missing = new ShowDocumentParams("file:///etc/opensm/nowhere.conf");

        assertFalse(client.showDocument(missing).get().isSuccess());
    }

    private static ShowMessageRequestParams request(String response) {
        ShowMessageRequestParams request = new ShowMessageRequestParams(List.of(new MessageActionItem(response)));
        request.setType(MessageType.Info);
        request.setMessage("Which one do you want to open?");
        return request;
    }
}
