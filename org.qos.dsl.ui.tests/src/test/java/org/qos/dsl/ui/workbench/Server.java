package org.qos.dsl.ui.workbench;

import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.qos.dsl.ui.EditorPlugin;

/** The language server of the started workbench. */
public final class Server {

    private Server() {}

    /** Waits until the server has worked off all that it was told; what it found is then published. */
    public static void settle() throws Exception {
        EditorPlugin.running()
                .server()
                .ask(server -> server.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
                .get(60, TimeUnit.SECONDS);
    }
}
