package org.qos.dsl.ui.document;

import java.net.URI;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;

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

    /** The workspace files of a URI: none, one, or several if projects overlap. */
    public static List<IFile> files(String uri) {
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(URI.create(uri));
        return List.of(files).stream().filter(IResource::exists).toList();
    }
}
