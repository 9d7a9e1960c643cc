package org.qos.dsl.ui.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.qos.dsl.ui.check.CheckedProject;
import org.qos.dsl.ui.document.LanguageIds;
import org.qos.dsl.ui.document.LocalFile;

/**
 * The folders into which OpenSM's files are generated from the policies of a project. Several policies with a common
 * folder have a folder each in it, so that none replaces the files of another.
 *
 * @param settings the folder in the properties of the project
 * @param policies the policies of an author: what is generated may be a policy, too
 */
public record GenerationFolders(BuildSettings settings, List<IFile> policies) {

    /** Copies the list. */
    public GenerationFolders {
        policies = List.copyOf(policies);
    }

    /** The folders of a project. */
    public static GenerationFolders of(IProject project) throws CoreException {
        BuildSettings settings = BuildSettings.of(project);
        List<IFile> found = new ArrayList<>();
        project.accept(
                resource -> {
                    if (resource.getType() == IResource.FILE && LanguageIds.isPolicy(resource.getName())) {
                        found.add((IFile) resource.requestResource());
                    }
                    return !resource.isDerived();
                },
                IResource.NONE);
        found.removeIf(file ->
                file.getLocation() == null || isGenerated(file.getLocation().toPath()));
        List<IPath> outputs = found.stream()
                .map(file -> inProject(settings, file))
                .flatMap(Optional::stream)
                .toList();
        found.removeIf(file -> outputs.stream().anyMatch(out -> out.isPrefixOf(file.getProjectRelativePath())));
        return new GenerationFolders(settings, found);
    }

    /** The folder that the command <i>Generate OpenSM's Files</i> proposes, in the project of the policy or outside. */
    public static String proposed(LocalFile policy) throws CoreException {
        if (policy.file().isPresent()) {
            return of(policy.file().get().getProject()).folder(policy.file().get());
        }
        try (Stream<Path> files = Files.list(policy.path().getParent())) {
            boolean alone = files.filter(file -> !file.equals(policy.path()))
                    .noneMatch(file -> LanguageIds.isPolicy(file.getFileName().toString()) && !isGenerated(file));
            return alone ? BuildSettings.DEFAULTS.folder() : own(BuildSettings.DEFAULTS, policy.name());
        } catch (IOException unreadable) {
            throw new CoreException(Status.error("Cannot read the folder of " + policy.name(), unreadable));
        }
    }

    /** A policy that cannot be read is an author's: it gets a marker when it is generated. */
    private static boolean isGenerated(Path policy) {
        try {
            return GeneratedFiles.isGenerated(policy);
        } catch (CoreException unreadable) {
            return false;
        }
    }

    /**
     * The folder of a policy, absolute or relative to that of the policy: the one in the settings, or in it one with the
     * name of the policy if several have it in common, or with its path if they are in different folders, where names can
     * occur twice.
     */
    public String folder(IFile policy) {
        List<IFile> others = policies.stream()
                .filter(other -> !other.equals(policy) && isCommon(policy, other))
                .toList();
        if (others.isEmpty()) {
            return settings.folder();
        }
        boolean together = others.stream().allMatch(other -> other.getParent().equals(policy.getParent()));
        return own(settings, together ? policy.getName() : policy.getProjectRelativePath());
    }

    private static String own(BuildSettings settings, Object name) {
        return settings.folder() + "/" + name;
    }

    /** Whether the folder in the settings is the same for two policies. */
    public boolean isCommon(IFile policy, IFile other) {
        return base(policy).equals(base(other));
    }

    /** The folder in the settings, which several policies can have in common, in the file system. */
    public IPath base(IFile policy) {
        IPath out = settings.path();
        return out.isAbsolute() ? out : policy.getParent().getLocation().append(out);
    }

    /** The same folder in the project; empty if it is outside, or has the policy too. */
    public Optional<IPath> inProject(IFile policy) {
        return inProject(settings, policy);
    }

    private static Optional<IPath> inProject(BuildSettings settings, IFile policy) {
        IPath out = settings.path();
        IPath parent = policy.getParent().getProjectRelativePath();
        IPath path = parent.append(out);
        boolean outside =
                out.isAbsolute() || path.segmentCount() > 0 && path.segment(0).equals("..");
        return outside || path.isPrefixOf(parent) ? Optional.empty() : Optional.of(path);
    }

    /**
     * The policy of another project from which the builder would generate into the same folder; empty if there is none. A
     * policy that is in two overlapping projects is one policy.
     */
    public Optional<IFile> rival(IFile policy) throws CoreException {
        for (IProject other : policy.getWorkspace().getRoot().getProjects()) {
            if (!other.equals(policy.getProject())
                    && CheckedProject.is(other)
                    && BuildSettings.of(other).generate()) {
                GenerationFolders folders = of(other);
                Optional<IFile> rival = folders.policies.stream()
                        .filter(each -> folders.base(each).equals(base(policy)))
                        .filter(each -> !each.getLocation().equals(policy.getLocation()))
                        .findFirst();
                if (rival.isPresent()) {
                    return rival;
                }
            }
        }
        return Optional.empty();
    }
}
