package org.qos.dsl.ui;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Plugin;
import org.osgi.framework.BundleContext;
import org.qos.dsl.ui.document.OpenDocuments;
import org.qos.dsl.ui.lens.Places;
import org.qos.dsl.ui.marker.DiagnosticMarkers;
import org.qos.dsl.ui.server.EditorClient;
import org.qos.dsl.ui.server.InProcessServer;
import org.qos.dsl.ui.server.ProjectFolders;
import org.qos.dsl.ui.server.ServerConnection;
import org.qos.dsl.ui.server.ServerLog;

/**
 * The life of the editor plug-in. Eclipse makes the classes named in {@code plugin.xml} itself, each on its own; what
 * they share, the language server and the documents that it knows, they find here.
 */
public final class EditorPlugin extends Plugin {

    private static EditorPlugin running;

    private EditorClient client;
    private ServerConnection server;
    private ProjectFolders folders;
    private OpenDocuments documents;

    /** The plug-in while its bundle is active; Eclipse activates it before it makes any of its extensions. */
    public static EditorPlugin running() {
        return running;
    }

    @Override
    public void start(BundleContext context) throws Exception {
        super.start(context);
        ServerLog.showIn(getLog());
        client = new EditorClient(getLog());
        server = new ServerConnection(() -> InProcessServer.connectedTo(client), getLog());
        folders = new ProjectFolders(server);
        documents = new OpenDocuments(server, folders);
        client.showDiagnosticsWith(new DiagnosticMarkers(documents, getLog())::show);
        Places places = new Places(getLog());
        client.showPlacesWith(places::show);
        client.askWith(places::choose);
        running = this;
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(folders, IResourceChangeEvent.PRE_CLOSE | IResourceChangeEvent.PRE_DELETE);
        documents.follow(FileBuffers.getTextFileBufferManager());
    }

    @Override
    public void stop(BundleContext context) throws Exception {
        running = null;
        documents.forget(FileBuffers.getTextFileBufferManager());
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(folders);
        server.close();
        super.stop(context);
    }

    /** The one language server of this workbench. It starts with the first document. */
    public ServerConnection server() {
        return server;
    }

    /** What the server tells and asks us. */
    public EditorClient client() {
        return client;
    }

    /** The documents that the language server knows. */
    public OpenDocuments documents() {
        return documents;
    }
}
