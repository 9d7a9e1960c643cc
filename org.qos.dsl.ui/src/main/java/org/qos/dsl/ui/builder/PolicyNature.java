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
import org.qos.dsl.ui.extension.ExtensionId;

/** The nature of a project whose files are all checked, open or not. Its builder does that. */
public final class PolicyNature implements IProjectNature {

    /** The id in {@code plugin.xml} and in {@code .project}. */
    public static final String ID = ExtensionId.PREFIX + "nature";

    private IProject project;

    /** Whether an open project has the nature. */
    public static boolean isOn(IProject project) {
        try {
            return project.isAccessible() && project.hasNature(ID);
        } catch (CoreException closed) {
            return false;
        }
    }

    /** Adds the nature to a project, or removes it. */
    public static void set(IProject project, boolean on, IProgressMonitor monitor) throws CoreException {
        if (on != isOn(project)) {
            IProjectDescription description = project.getDescription();
            Stream<String> others = Stream.of(description.getNatureIds()).filter(id -> !id.equals(ID));
            description.setNatureIds(Stream.concat(others, on ? Stream.of(ID) : Stream.empty())
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
