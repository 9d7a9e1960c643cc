package org.qos.dsl.ui.server;

import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.testing.RecordingServer;
import org.qos.dsl.ui.testing.TestProject;

/** The server reads a project from the first policy opened in it until the project is closed. */
class ProjectFoldersIT {

    private final RecordingServer server = new RecordingServer();
    private final ServerConnection connection =
            new ServerConnection(() -> server, Map::of, ILog.of(EditorPlugin.class));
    private final ProjectFolders folders = new ProjectFolders(connection);
    private TestProject project;

    @BeforeEach
    void listen() throws Exception {
        project = TestProject.create("fabric-a");
        ResourcesPlugin.getWorkspace()
                .addResourceChangeListener(folders, IResourceChangeEvent.PRE_CLOSE | IResourceChangeEvent.PRE_DELETE);
    }

    @AfterEach
    void remove() throws Exception {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(folders);
        connection.close();
        project.delete();
    }

    @Test
    void isAddedOnceAndRemovedWhenClosed() throws Exception {
        IProject opened = ResourcesPlugin.getWorkspace().getRoot().getProject("fabric-a");

        folders.include(opened);
        folders.include(opened);
        opened.close(null);
        opened.open(null);
        folders.include(opened);

        server.awaitMessages(List.of("initialize", "include fabric-a", "exclude fabric-a", "include fabric-a"));
    }

    @Test
    void aProjectWithoutPoliciesIsLeftAlone() throws Exception {
        ResourcesPlugin.getWorkspace().getRoot().getProject("fabric-a").close(null);

        server.awaitMessages(List.of());
    }
}
