package org.qos.dsl.ui.builder;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.command.CommandFailure;
import org.qos.dsl.ui.command.ServerCommand;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.output.GeneratedFiles;
import org.qos.dsl.ui.output.GenerationFolders;
import org.qos.dsl.ui.server.StoppableWait;

/**
 * Generates OpenSM's files from the policies of a project into derived folders. A policy with errors or with unsaved
 * changes is left out, and so is one whose folder is that of another project, too.
 *
 * @param project the project
 * @param folders where to
 * @param wrong the files with errors
 * @param stopped whether to give up
 */
record PolicyGeneration(IProject project, GenerationFolders folders, List<IFile> wrong, BooleanSupplier stopped) {

    /**
     * Generates from each policy that the changes concern. What earlier builds generated elsewhere is removed first: it
     * may have the path of a folder.
     */
    void run(FileChanges changes, IProgressMonitor monitor) throws CoreException {
        Set<IPath> outputs = folders.policies().stream()
                .map(policy -> policy.getParent().getProjectRelativePath().append(folders.folder(policy)))
                .collect(Collectors.toSet());
        new GeneratedFiles(project, folders.settings()).removeOutside(outputs, monitor);
        Set<IProject> unaware = new LinkedHashSet<>();
        for (IFile policy : folders.policies()) {
            Optional<IFile> rival = folders.rival(policy);
            if (changes.concern(policy, other -> folders.isCommon(policy, other)) || isNews(policy, rival)) {
                GenerationProblem.clear(policy);
                if (rival.isPresent()) {
                    GenerationProblem.mark(policy, folders.base(policy).toOSString(), rival.get());
                    if (GenerationProblem.rivals(rival.get()).length == 0) {
                        unaware.add(rival.get().getProject());
                    }
                } else if (!wrong.contains(policy) && !isDirty(policy)) {
                    generate(policy, folders.folder(policy), monitor);
                }
            }
        }
        unaware.forEach(PolicyGeneration::build);
    }

    private static boolean isNews(IFile policy, Optional<IFile> rival) throws CoreException {
        List<IProject> marked = List.of(GenerationProblem.rivals(policy));
        return !marked.equals(rival.stream().map(IResource::getProject).toList());
    }

    /** Builds another project, which did not know yet that this one generates into its folder. */
    private static void build(IProject other) {
        if (other.getWorkspace().isAutoBuilding()) {
            ICoreRunnable build = monitor -> other.build(IncrementalProjectBuilder.FULL_BUILD, monitor);
            Job job = Job.create("Building " + other.getName(), build);
            job.setRule(other.getWorkspace().getRuleFactory().buildRule());
            job.schedule();
        }
    }

    private static boolean isDirty(IFile policy) {
        ITextFileBuffer buffer =
                FileBuffers.getTextFileBufferManager().getTextFileBuffer(policy.getFullPath(), LocationKind.IFILE);
        return buffer != null && buffer.isDirty();
    }

    private void generate(IFile policy, String out, IProgressMonitor monitor) throws CoreException {
        ServerCommand command = new ServerCommand("Generate", "qos.generate", FileUris.of(policy), Map.of("out", out));
        try {
            StoppableWait.response(
                    EditorPlugin.running().server().request(server -> server.getWorkspaceService()
                            .executeCommand(command.params("build"))),
                    stopped);
        } catch (ResponseErrorException refused) {
            GenerationProblem.mark(policy, reason(refused));
        }
        for (IPath path : folders.inProject(policy).stream().toList()) {
            derive(project.getFolder(path), monitor);
        }
        for (IContainer folder : project.getWorkspace()
                .getRoot()
                .findContainersForLocationURI(folders.base(policy).toFile().toURI())) {
            folder.refreshLocal(IResource.DEPTH_ONE, monitor);
        }
    }

    private static String reason(ResponseErrorException refused) {
        CommandFailure failure = CommandFailure.of(refused);
        return failure.replaced().isEmpty()
                ? failure.message()
                : String.join(", ", failure.replaced())
                        + " would be replaced, which was not generated, or edited since. Move it"
                        + " elsewhere, or choose another folder in the properties of the project.";
    }

    /** The builder, searches and team providers leave derived files out. */
    private static void derive(IFolder folder, IProgressMonitor monitor) throws CoreException {
        folder.refreshLocal(IResource.DEPTH_INFINITE, monitor);
        if (folder.exists() && !folder.isDerived()) {
            folder.setDerived(true, monitor);
        }
    }
}
