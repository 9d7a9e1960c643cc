package org.qos.dsl.ui.server;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;

/**
 * The workspace folders of the server: the projects in which a file of ours has been opened, until they are closed or
 * deleted. Others, of which there may be hundreds, are left out.
 */
public final class ProjectFolders implements IResourceChangeListener {

    private final ServerConnection server;
    private final Map<IProject, WorkspaceFolder> included = new ConcurrentHashMap<>();

    /** No projects yet; changes are sent to {@code server}. */
    public ProjectFolders(ServerConnection server) {
        this.server = server;
    }

    /** Adds the project to the workspace folders. */
    public void include(IProject project) {
        if (project.getLocation() == null) {
            return;
        }
        URI folder = project.getLocation().toPath().toUri();
        WorkspaceFolder added = new WorkspaceFolder(folder.toString(), project.getName());
        if (included.putIfAbsent(project, added) == null) {
            notifyServer(new WorkspaceFoldersChangeEvent(List.of(added), List.of()));
        }
    }

    /** A project is about to be closed or deleted. */
    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        if (event.getResource() instanceof IProject project) {
            WorkspaceFolder removed = included.remove(project);
            if (removed != null) {
                notifyServer(new WorkspaceFoldersChangeEvent(List.of(), List.of(removed)));
            }
        }
    }

    private void notifyServer(WorkspaceFoldersChangeEvent change) {
        server.notifyServer(running ->
                running.getWorkspaceService().didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(change)));
    }
}
