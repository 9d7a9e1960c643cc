package org.qos.dsl.ui.builder;

import java.util.ArrayList;
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
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.command.CommandFailure;
import org.qos.dsl.ui.command.ServerCommand;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.document.LanguageIds;
import org.qos.dsl.ui.server.StoppableWait;

/**
 * Generates OpenSM's files from the policies of a project into derived folders. A policy with errors or with unsaved
 * changes is left out.
 *
 * @param project the project
 * @param settings where to
 * @param wrong the files with errors
 * @param stopped whether to give up
 */
record PolicyGeneration(IProject project, BuildSettings settings, List<IFile> wrong, BooleanSupplier stopped) {

    /**
     * Generates from each policy that the changes concern. What earlier builds generated elsewhere is removed first: it
     * may have the path of a folder.
     */
    void run(FileChanges changes, IProgressMonitor monitor) throws CoreException {
        List<IFile> policies = policies();
        Set<IPath> outputs = policies.stream()
                .map(policy -> policy.getParent().getProjectRelativePath().append(folder(policy, policies)))
                .collect(Collectors.toSet());
        new GeneratedFiles(project, settings).removeOutside(outputs, monitor);
        for (IFile policy : policies) {
            if (changes.concern(policy, other -> base(other).equals(base(policy)))) {
                GenerationProblem.clear(policy);
                if (!wrong.contains(policy) && !isDirty(policy)) {
                    generate(policy, folder(policy, policies), monitor);
                }
            }
        }
    }

    /** Those of an author: what is generated may be a policy, too, in a folder of other policies. */
    private List<IFile> policies() throws CoreException {
        List<IFile> found = new ArrayList<>();
        project.accept(resource -> {
            if (resource instanceof IFile file && LanguageIds.isPolicy(file) && isOfAuthor(file)) {
                found.add(file);
            }
            return !resource.isDerived();
        });
        List<IPath> outputs =
                found.stream().map(this::output).flatMap(Optional::stream).toList();
        found.removeIf(file -> outputs.stream().anyMatch(out -> out.isPrefixOf(file.getProjectRelativePath())));
        return found;
    }

    /** One that cannot be read gets a marker when it is generated. */
    private static boolean isOfAuthor(IFile policy) {
        try {
            return !GeneratedFiles.isGenerated(policy);
        } catch (CoreException unreadable) {
            return true;
        }
    }

    /** The folder of the project for what is generated from a policy; empty if it is outside, or has the policy too. */
    private Optional<IPath> output(IFile policy) {
        IPath out = settings.path();
        IPath parent = policy.getParent().getProjectRelativePath();
        IPath path = parent.append(out);
        boolean outside =
                out.isAbsolute() || path.segmentCount() > 0 && path.segment(0).equals("..");
        return outside || path.isPrefixOf(parent) ? Optional.empty() : Optional.of(path);
    }

    private static boolean isDirty(IFile policy) {
        ITextFileBuffer buffer =
                FileBuffers.getTextFileBufferManager().getTextFileBuffer(policy.getFullPath(), LocationKind.IFILE);
        return buffer != null && buffer.isDirty();
    }

    /** The folder in the settings, which several policies can have in common. */
    private IPath base(IFile policy) {
        IPath out = settings.path();
        return out.isAbsolute() ? out : policy.getParent().getLocation().append(out);
    }

    /**
     * Several policies with a common folder have a folder each in it, so that none replaces the files of another: with the
     * name of the policy, or with its path if they are in different folders, where names can occur twice.
     */
    private String folder(IFile policy, List<IFile> policies) {
        List<IFile> sharing = policies.stream()
                .filter(other -> base(other).equals(base(policy)))
                .toList();
        if (sharing.size() == 1) {
            return settings.folder();
        }
        boolean together = sharing.stream().allMatch(other -> other.getParent().equals(policy.getParent()));
        return settings.folder() + "/" + (together ? policy.getName() : policy.getProjectRelativePath());
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
        for (IPath path : output(policy).stream().toList()) {
            derive(project.getFolder(path), monitor);
        }
        for (IContainer folder : project.getWorkspace()
                .getRoot()
                .findContainersForLocationURI(base(policy).toFile().toURI())) {
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
