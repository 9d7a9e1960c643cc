package org.qos.dsl.ui.builder;

import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.extension.ExtensionId;
import org.qos.dsl.ui.output.BuildSettings;
import org.qos.dsl.ui.output.GeneratedFiles;
import org.qos.dsl.ui.output.GenerationFolders;

/**
 * Checks all files of a project when one of them has changed, and generates OpenSM's files if the project wants that.
 * It ends at once when it is cancelled or when something else, such as saving a file, waits for it; the next build then
 * starts where it began. A change of a project that generates into the same folder, or its end, causes a build, too.
 */
public final class PolicyBuilder extends IncrementalProjectBuilder {

    /** The id in {@code plugin.xml} and in {@code .project}. */
    public static final String ID = ExtensionId.PREFIX + "builder";

    @Override
    protected IProject[] build(int kind, Map<String, String> arguments, IProgressMonitor monitor) throws CoreException {
        IResourceDelta delta = kind == FULL_BUILD ? null : getDelta(getProject());
        FileChanges changes = delta == null ? FileChanges.ALL : FileChanges.in(delta);
        if (changes.isEmpty() && GenerationProblem.rivals(getProject()).length == 0) {
            return new IProject[0];
        }
        BooleanSupplier stopped = () -> monitor.isCanceled() || isInterrupted();
        try {
            monitor.subTask("Checking the QoS files of " + getProject().getName());
            List<IFile> wrong = EditorPlugin.running().projectCheck().check(getProject(), stopped);
            BuildSettings settings = BuildSettings.of(getProject());
            if (settings.generate()) {
                monitor.subTask("Generating OpenSM's files of " + getProject().getName());
                GenerationFolders folders = GenerationFolders.of(getProject());
                new PolicyGeneration(getProject(), folders, wrong, stopped).run(changes, monitor);
            } else {
                GenerationProblem.clear(getProject());
            }
        } catch (OperationCanceledException stop) {
            rememberLastBuiltState();
            throw stop;
        }
        return GenerationProblem.rivals(getProject());
    }

    /** The next build marks the findings again, and generates the files again. */
    @Override
    protected void clean(IProgressMonitor monitor) throws CoreException {
        EditorPlugin.running().projectCheck().clear(getProject());
        GenerationProblem.clear(getProject());
        BuildSettings settings = BuildSettings.of(getProject());
        if (settings.generate()) {
            new GeneratedFiles(getProject(), settings).remove(monitor);
        }
    }
}
