package org.qos.dsl.ui;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.runtime.Plugin;
import org.osgi.framework.BundleContext;
import org.qos.dsl.ui.document.OpenDocuments;
import org.qos.dsl.ui.marker.DiagnosticMarkers;
import org.qos.dsl.ui.server.EditorClient;
import org.qos.dsl.ui.server.ServerConnection;

/**
 * The life of the editor plug-in. Eclipse makes the classes named in {@code plugin.xml} itself, each on its own; what
 * they share, the language server and the documents that it knows, they find here.
 */
public final class EditorPlugin extends Plugin {

    /** Symbolic name of the bundle, prefix of all its extension ids. */
    public static final String ID = "org.qos.dsl.ui";

    private static EditorPlugin running;

    private ServerConnection server;
    private OpenDocuments documents;

    /** The plug-in while its bundle is active; Eclipse activates it before it makes any of its extensions. */
    public static EditorPlugin running() {
        return running;
    }

    @Override
    public void start(BundleContext context) throws Exception {
        super.start(context);
        EditorClient client = new EditorClient(getLog());
        server = new ServerConnection(client, getLog());
        documents = new OpenDocuments(server);
        client.showDiagnosticsWith(new DiagnosticMarkers(documents, getLog())::show);
        running = this;
        documents.follow(FileBuffers.getTextFileBufferManager());
    }

    @Override
    public void stop(BundleContext context) throws Exception {
        running = null;
        documents.forget(FileBuffers.getTextFileBufferManager());
        server.close();
        super.stop(context);
    }

    /** The one language server of this workbench. It starts with the first document. */
    public ServerConnection server() {
        return server;
    }

    /** The documents that the language server knows. */
    public OpenDocuments documents() {
        return documents;
    }
}
