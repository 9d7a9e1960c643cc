package org.qos.dsl.ui.testing;

import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;

/** A project of the workspace for one test. */
public final class TestProject {

    private final IProject project;

    private TestProject(IProject project) {
        this.project = project;
    }

    /** Creates an open project without files. */
    public static TestProject create(String name) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        project.create(null);
        project.open(null);
        project.setDefaultCharset(StandardCharsets.UTF_8.name(), null);
        return new TestProject(project);
    }

    /** A project that the test lets Eclipse create. */
    public static TestProject of(String name) {
        return new TestProject(ResourcesPlugin.getWorkspace().getRoot().getProject(name));
    }

    /** Creates a file, and its folder in the project if that is missing. */
    public IFile file(String name, String text) throws CoreException {
        IFile file = project.getFile(name);
        if (file.getParent() instanceof IFolder folder && !folder.exists()) {
            folder.create(true, true, null);
        }
        file.create(text.getBytes(StandardCharsets.UTF_8), true, false, null);
        return file;
    }

    /** The project itself. */
    public IProject project() {
        return project;
    }

    /** Whether the workspace has a file. */
    public boolean has(String path) {
        return project.getFile(path).exists();
    }

    /** Closes all editors without saving, then deletes the project with its files. */
    public void delete() throws Exception {
        IWorkbenchPage page =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        page.closeAllEditors(false);
        Server.settle();
        project.delete(true, true, null);
    }
}
