package org.qos.dsl.ui.document;

import java.io.File;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/**
 * File URIs as the server writes them, {@code file:///...}; Eclipse writes {@code file:/...}, which the server would
 * take for another file.
 */
public final class FileUris {

    private FileUris() {}

    /** The URI of a file in the file system. */
    public static String of(IFile file) {
        return file.getLocation().toPath().toUri().toString();
    }

    /** The URI of the file in a buffer; empty if it is not in the local file system. */
    public static Optional<String> of(IFileBuffer buffer) {
        return Optional.ofNullable(buffer.getFileStore())
                .map(FileUris::toLocalFile)
                .map(file -> file.toPath().toUri().toString());
    }

    private static File toLocalFile(IFileStore store) {
        try {
            return store.toLocalFile(EFS.NONE, null);
        } catch (CoreException elsewhere) {
            return null;
        }
    }

    /** The workspace files of a URI: none, one, or several if projects overlap. */
    public static List<IFile> files(String uri) {
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(URI.create(uri));
        return List.of(files).stream().filter(IResource::exists).toList();
    }
}
