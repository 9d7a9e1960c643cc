package org.qos.dsl.ui.testing;

import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.qos.dsl.ui.EditorPlugin;

/** The language server of the workbench. */
public final class Server {

    private Server() {}

    /** Waits until the server has processed all messages and published its diagnostics. */
    public static void settle() throws Exception {
        EditorPlugin.running()
                .server()
                .request(server -> server.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
                .get(60, TimeUnit.SECONDS);
    }
}
