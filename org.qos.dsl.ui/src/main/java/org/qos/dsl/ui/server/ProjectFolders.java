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
 * The projects that the server reads: those in which a policy, or a file beside one, has been opened, until they are
 * closed or deleted. A workspace may hold hundreds of other projects, which the server does not look at.
 */
public final class ProjectFolders implements IResourceChangeListener {

    private final ServerConnection server;
    private final Map<IProject, WorkspaceFolder> included = new ConcurrentHashMap<>();

    /** No projects yet, those to come are told to {@code server}. */
    public ProjectFolders(ServerConnection server) {
        this.server = server;
    }

    /** Makes the server read the project, if it does not yet. */
    public void include(IProject project) {
        if (project.getLocation() == null) {
            return;
        }
        URI folder = project.getLocation().toPath().toUri();
        WorkspaceFolder added = new WorkspaceFolder(folder.toString(), project.getName());
        if (included.putIfAbsent(project, added) == null) {
            tell(new WorkspaceFoldersChangeEvent(List.of(added), List.of()));
        }
    }

    /** Hears that a project is about to be closed or deleted. */
    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        if (event.getResource() instanceof IProject project) {
            WorkspaceFolder removed = included.remove(project);
            if (removed != null) {
                tell(new WorkspaceFoldersChangeEvent(List.of(), List.of(removed)));
            }
        }
    }

    private void tell(WorkspaceFoldersChangeEvent change) {
        server.tell(running ->
                running.getWorkspaceService().didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(change)));
    }
}
