package org.qos.dsl.ui.document;

import java.net.URI;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;

/**
 * Names of files as the server writes them, {@code file:///...}; Eclipse itself writes {@code file:/...}, which the
 * server would take for another file.
 */
public final class FileUris {

    private FileUris() {}

    /** The name of a file that lies in the file system. */
    public static String of(IFile file) {
        return file.getLocation().toPath().toUri().toString();
    }

    /** The files of the workspace that a name stands for: none, one, or several where projects overlap. */
    public static List<IFile> files(String uri) {
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(URI.create(uri));
        return List.of(files).stream().filter(IResource::exists).toList();
    }
}
