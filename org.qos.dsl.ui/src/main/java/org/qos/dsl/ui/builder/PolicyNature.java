package org.qos.dsl.ui.builder;

import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.check.CheckedProject;

/** The nature of a project whose files are all checked, open or not. Its builder does that. */
public final class PolicyNature implements IProjectNature {

    private IProject project;

    /** Adds the nature to a project, or removes it. */
    public static void set(IProject project, boolean on, IProgressMonitor monitor) throws CoreException {
        if (on != CheckedProject.is(project)) {
            IProjectDescription description = project.getDescription();
            Stream<String> others =
                    Stream.of(description.getNatureIds()).filter(id -> !id.equals(CheckedProject.NATURE));
            description.setNatureIds(Stream.concat(others, on ? Stream.of(CheckedProject.NATURE) : Stream.empty())
                    .toArray(String[]::new));
            project.setDescription(description, monitor);
        }
    }

    @Override
    public void configure() throws CoreException {
        IProjectDescription description = project.getDescription();
        ICommand builder = description.newCommand();
        builder.setBuilderName(PolicyBuilder.ID);
        description.setBuildSpec(
                Stream.concat(otherBuilders(description), Stream.of(builder)).toArray(ICommand[]::new));
        project.setDescription(description, null);
    }

    /** Markers of files that are open stay. */
    @Override
    public void deconfigure() throws CoreException {
        IProjectDescription description = project.getDescription();
        description.setBuildSpec(otherBuilders(description).toArray(ICommand[]::new));
        project.setDescription(description, null);
        EditorPlugin.running().projectCheck().clear(project);
        GenerationProblem.clear(project);
    }

    private static Stream<ICommand> otherBuilders(IProjectDescription description) {
        return Arrays.stream(description.getBuildSpec())
                .filter(command -> !command.getBuilderName().equals(PolicyBuilder.ID));
    }

    @Override
    public IProject getProject() {
        return project;
    }

    @Override
    public void setProject(IProject project) {
        this.project = project;
    }
}
