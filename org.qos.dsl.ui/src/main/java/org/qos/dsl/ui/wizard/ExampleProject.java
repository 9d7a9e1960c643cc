package org.qos.dsl.ui.wizard;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.qos.dsl.ui.builder.PolicyNature;
import org.qos.dsl.ui.output.BuildSettings;

/**
 * A project to be created from an example, with the nature that checks all its files.
 *
 * @param project the project, which does not exist yet
 * @param location its folder; null for the one of that name in the workspace
 * @param example the files that it begins with
 * @param generate whether OpenSM's files are generated when a file is saved
 */
record ExampleProject(IProject project, IPath location, Example example, boolean generate) {

    /** Creates the project. Files that are in its folder already stay as they are. */
    void create(IProgressMonitor monitor) throws CoreException {
        IProjectDescription description = project.getWorkspace().newProjectDescription(project.getName());
        description.setLocation(location);
        project.create(description, monitor);
        project.open(monitor);
        project.setDefaultCharset(StandardCharsets.UTF_8.name(), monitor);
        for (String file : example.files()) {
            if (!project.getFile(file).exists()) {
                copy(file, monitor);
            }
        }
        new BuildSettings(generate, BuildSettings.DEFAULTS.folder()).store(project);
        PolicyNature.set(project, true, monitor);
    }

    private void copy(String file, IProgressMonitor monitor) throws CoreException {
        try (InputStream content = example.open(file)) {
            project.getFile(file).create(content, true, monitor);
        } catch (IOException damaged) {
            throw new CoreException(Status.error("Cannot read the example " + example.name(), damaged));
        }
    }
}
