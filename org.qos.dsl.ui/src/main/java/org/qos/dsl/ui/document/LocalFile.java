package org.qos.dsl.ui.document;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;

/**
 * A file that an editor has open, or that is selected in a view.
 *
 * @param path its absolute path
 * @param file the file of the workspace; empty for one outside of all projects
 */
public record LocalFile(Path path, Optional<IFile> file) {

    /** A file of the workspace; empty if it is not in the local file system. */
    public static Optional<LocalFile> of(IFile file) {
        return Optional.ofNullable(file.getLocation())
                .map(location -> new LocalFile(location.toPath(), Optional.of(file)));
    }

    /** The file of an editor; empty if it has none, or one that is not in the local file system. */
    public static Optional<LocalFile> of(IEditorInput input) {
        IFile file = input.getAdapter(IFile.class);
        if (file != null) {
            return of(file);
        }
        return input instanceof IURIEditorInput outside
                        && "file".equals(outside.getURI().getScheme())
                ? Optional.of(new LocalFile(Path.of(outside.getURI()), Optional.empty()))
                : Optional.empty();
    }

    /** The policy of an editor; empty if it has none. */
    public static Optional<LocalFile> policy(IEditorInput input) {
        return LanguageIds.isPolicy(input.getName()) ? of(input) : Optional.empty();
    }

    /** Its name without folders. */
    public String name() {
        return path.getFileName().toString();
    }

    /** Its path in the workspace, else in the file system. */
    public String title() {
        return file.map(known -> known.getFullPath().makeRelative().toString()).orElseGet(path::toString);
    }

    /** Its URI, as the server writes it. */
    public String uri() {
        return path.toUri().toString();
    }

    /** Whether it exists. */
    public boolean exists() {
        return file.map(IResource::exists).orElseGet(() -> Files.isRegularFile(path));
    }

    /** Its text in an open editor. */
    public Optional<IDocument> text() {
        ITextFileBuffer buffer = file.map(known -> FileBuffers.getTextFileBufferManager()
                        .getTextFileBuffer(known.getFullPath(), LocationKind.IFILE))
                .orElseGet(this::outside);
        return Optional.ofNullable(buffer).map(ITextFileBuffer::getDocument);
    }

    private ITextFileBuffer outside() {
        return FileBuffers.getTextFileBufferManager()
                .getFileStoreTextFileBuffer(EFS.getLocalFileSystem().getStore(path.toUri()));
    }
}
