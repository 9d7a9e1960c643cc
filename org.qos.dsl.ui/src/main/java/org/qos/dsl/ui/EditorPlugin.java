package org.qos.dsl.ui;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Plugin;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.BundleContext;
import org.qos.dsl.ui.check.CheckedProject;
import org.qos.dsl.ui.check.ProjectCheck;
import org.qos.dsl.ui.document.ColorRefresh;
import org.qos.dsl.ui.document.DocumentSynchronizer;
import org.qos.dsl.ui.document.LocationNavigator;
import org.qos.dsl.ui.document.MiningRefresh;
import org.qos.dsl.ui.format.FormatOnSave;
import org.qos.dsl.ui.format.Formatter;
import org.qos.dsl.ui.marker.DiagnosticMarkers;
import org.qos.dsl.ui.marker.FixSigns;
import org.qos.dsl.ui.marker.FixableFindings;
import org.qos.dsl.ui.preferences.EditorPreferences;
import org.qos.dsl.ui.preferences.ServerSettings;
import org.qos.dsl.ui.server.EditorClient;
import org.qos.dsl.ui.server.InProcessServer;
import org.qos.dsl.ui.server.ProjectFolders;
import org.qos.dsl.ui.server.ServerConnection;
import org.qos.dsl.ui.server.ServerLog;

/**
 * The activator of the plug-in. Eclipse instantiates the classes in {@code plugin.xml} itself; here they find the
 * language server and the open documents, which they share.
 */
public final class EditorPlugin extends Plugin {

    private static EditorPlugin running;

    private final IPreferenceStore preferences = EditorPreferences.store();
    private final IPropertyChangeListener changedSettings = changed -> server().sendSettings();
    private EditorClient client;
    private ServerConnection server;
    private ProjectFolders folders;
    private DocumentSynchronizer documents;
    private ColorRefresh colors;
    private LocationNavigator navigator;
    private Formatter formatter;
    private FormatOnSave formatOnSave;
    private final FixSigns fixSigns = new FixSigns();
    private ProjectCheck projectCheck;

    /** The plug-in while its bundle is active; Eclipse activates it before it instantiates its extensions. */
    public static EditorPlugin running() {
        return running;
    }

    @Override
    public void start(BundleContext context) throws Exception {
        super.start(context);
        ServerLog.showIn(getLog());
        client = new EditorClient(getLog());
        server = new ServerConnection(
                () -> InProcessServer.connectedTo(client), new ServerSettings(preferences)::all, getLog());
        preferences.addPropertyChangeListener(changedSettings);
        folders = new ProjectFolders(server);
        documents = new DocumentSynchronizer(server, folders);
        colors = new ColorRefresh(documents);
        formatter = new Formatter(server, documents, getLog());
        formatOnSave = new FormatOnSave(formatter);
        FixableFindings fixable = new FixableFindings(server, getLog());
        client.addRefreshListener(new MiningRefresh(documents));
        DiagnosticMarkers markers = new DiagnosticMarkers(documents, fixable::among, CheckedProject::is, getLog());
        projectCheck = new ProjectCheck(server, folders, documents, markers);
        client.showDiagnosticsWith(markers::show);
        navigator = new LocationNavigator(getLog());
        client.showDocumentsWith(navigator::show);
        client.showMessageRequestsWith(navigator::choose);
        running = this;
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(folders, IResourceChangeEvent.PRE_CLOSE | IResourceChangeEvent.PRE_DELETE);
        documents.follow(FileBuffers.getTextFileBufferManager());
        FileBuffers.getTextFileBufferManager().addFileBufferListener(projectCheck);
        FileBuffers.getTextFileBufferManager().addFileBufferListener(formatOnSave);
        fixSigns.follow(FileBuffers.getTextFileBufferManager());
        if (PlatformUI.isWorkbenchRunning()) { // not when the builder runs in an application without windows
            PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(colors);
        }
    }

    @Override
    public void stop(BundleContext context) throws Exception {
        running = null;
        preferences.removePropertyChangeListener(changedSettings);
        if (PlatformUI.isWorkbenchRunning()) {
            PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(colors);
        }
        fixSigns.forget(FileBuffers.getTextFileBufferManager());
        FileBuffers.getTextFileBufferManager().removeFileBufferListener(formatOnSave);
        FileBuffers.getTextFileBufferManager().removeFileBufferListener(projectCheck);
        documents.forget(FileBuffers.getTextFileBufferManager());
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(folders);
        server.close();
        super.stop(context);
    }

    /** The connection to the language server, which starts with the first document. */
    public ServerConnection server() {
        return server;
    }

    /** The client that receives the messages of the server. */
    public EditorClient client() {
        return client;
    }

    /** The documents that are open in the language server. */
    public DocumentSynchronizer documents() {
        return documents;
    }

    /** The projects that the language server knows. */
    public ProjectFolders folders() {
        return folders;
    }

    /** Opens documents at locations that the server names. */
    public LocationNavigator navigator() {
        return navigator;
    }

    /** Checks all files of a project. */
    public ProjectCheck projectCheck() {
        return projectCheck;
    }

    /** Formats documents. */
    public Formatter formatter() {
        return formatter;
    }
}
