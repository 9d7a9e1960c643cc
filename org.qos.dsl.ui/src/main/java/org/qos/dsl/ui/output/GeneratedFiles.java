package org.qos.dsl.ui.output;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.qos.dsl.generator.output.OutputFolder;

/**
 * What builds have generated in a project: the files with the mark of the generator in the folders that it derived. A
 * file that was edited since stays.
 *
 * @param project the project
 * @param settings the name of the folders
 */
public record GeneratedFiles(IProject project, BuildSettings settings) {

    /** Removes all files. */
    public void remove(IProgressMonitor monitor) throws CoreException {
        remove(file -> true, monitor);
    }

    /** Removes the files in folders to which no policy is generated any more. */
    public void removeOutside(Set<IPath> folders, IProgressMonitor monitor) throws CoreException {
        remove(file -> !folders.contains(file.getParent().getProjectRelativePath()), monitor);
    }

    private void remove(Predicate<IFile> removed, IProgressMonitor monitor) throws CoreException {
        for (IFolder folder : folders()) {
            folder.refreshLocal(IResource.DEPTH_INFINITE, monitor);
            for (IFile file : files(folder)) {
                if (removed.test(file) && isGenerated(file.getLocation().toPath())) {
                    file.delete(true, monitor);
                }
            }
            removeEmpty(folder, monitor);
        }
    }

    /** The derived folders with the name in the settings. */
    private List<IFolder> folders() throws CoreException {
        IPath name = name();
        List<IFolder> found = new ArrayList<>();
        project.accept(resource -> {
            if (resource instanceof IFolder folder && folder.isDerived() && endsWith(folder, name)) {
                found.add(folder);
            }
            return !resource.isDerived();
        });
        return found;
    }

    /** Without the way up to it; empty if all files are generated into folders above, or beside their policies. */
    private IPath name() {
        IPath name = settings.path();
        while (name.segmentCount() > 0 && name.segment(0).equals("..")) {
            name = name.removeFirstSegments(1);
        }
        return name;
    }

    private static boolean endsWith(IFolder folder, IPath name) {
        IPath path = folder.getProjectRelativePath();
        int before = path.segmentCount() - name.segmentCount();
        return !name.isEmpty()
                && before >= 0
                && path.removeFirstSegments(before).equals(name);
    }

    private static List<IFile> files(IFolder folder) throws CoreException {
        List<IFile> files = new ArrayList<>();
        folder.accept(resource -> {
            if (resource instanceof IFile file) {
                files.add(file);
            }
            return true;
        });
        return files;
    }

    /** Whether the generator has written a file, and nobody has edited it since. */
    static boolean isGenerated(Path file) throws CoreException {
        try {
            OutputFolder folder = new OutputFolder(file.getParent());
            return !folder.generated(List.of(file.getFileName().toString())).isEmpty();
        } catch (IOException unreadable) {
            throw new CoreException(Status.error("Cannot read " + file, unreadable));
        }
    }

    private static void removeEmpty(IFolder folder, IProgressMonitor monitor) throws CoreException {
        for (IResource member : folder.members()) {
            if (member instanceof IFolder inner) {
                removeEmpty(inner, monitor);
            }
        }
        if (folder.members().length == 0) {
            folder.delete(true, monitor);
        }
    }
}
