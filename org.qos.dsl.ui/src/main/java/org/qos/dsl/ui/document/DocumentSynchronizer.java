package org.qos.dsl.ui.document;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferManager;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.qos.dsl.ui.server.ProjectFolders;
import org.qos.dsl.ui.server.ServerConnection;

/**
 * Opens documents in the language server: files of our content types, in the workspace or outside, while an editor or
 * tool holds their file buffer.
 */
public final class DocumentSynchronizer extends BufferLifetimeListener {

    private final ServerConnection server;
    private final ProjectFolders folders;
    private final Map<IFileBuffer, SynchronizedDocument> opened = new ConcurrentHashMap<>();

    /** Without documents; {@code folders} receives the projects of those to come. */
    public DocumentSynchronizer(ServerConnection server, ProjectFolders folders) {
        this.server = server;
        this.folders = folders;
    }

    /** Opens the current file buffers, those of files outside the workspace too, and from now on new ones. */
    public void follow(IFileBufferManager buffers) {
        buffers.addFileBufferListener(this);
        Stream.of(buffers.getFileBuffers(), buffers.getFileStoreFileBuffers())
                .flatMap(Stream::of)
                .forEach(this::bufferCreated);
    }

    /** Stops listening to the file buffers. */
    public void forget(IFileBufferManager buffers) {
        buffers.removeFileBufferListener(this);
    }

    /** The URI of a document in the server; empty if it is not open there. */
    public Optional<String> uriOf(IDocument document) {
        return opened.values().stream()
                .filter(open -> open.document() == document)
                .map(SynchronizedDocument::uri)
                .findFirst();
    }

    /** The annotations of an open document. */
    public Optional<IAnnotationModel> annotationsOf(IDocument document) {
        return opened.entrySet().stream()
                .filter(open -> open.getValue().document() == document)
                .map(open -> ((ITextFileBuffer) open.getKey()).getAnnotationModel())
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** The document of a URI, if it is open. */
    public Optional<IDocument> at(String uri) {
        return opened.values().stream()
                .filter(open -> open.uri().equals(uri))
                .map(SynchronizedDocument::document)
                .findFirst();
    }

    @Override
    public void bufferCreated(IFileBuffer buffer) {
        if (!(buffer instanceof ITextFileBuffer text) || opened.containsKey(buffer)) {
            return;
        }
        LanguageIds.of(buffer).ifPresent(languageId -> FileUris.of(buffer).ifPresent(uri -> {
            FileUris.files(uri).stream().map(IFile::getProject).forEach(folders::include);
            opened.put(buffer, SynchronizedDocument.open(text.getDocument(), uri, languageId, server));
        }));
    }

    @Override
    public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
        if (!dirty) {
            saved(buffer);
        }
    }

    /** Another program has written the file. */
    @Override
    public void bufferContentReplaced(IFileBuffer buffer) {
        saved(buffer);
    }

    private void saved(IFileBuffer buffer) {
        SynchronizedDocument document = opened.get(buffer);
        if (document != null) {
            document.saved();
        }
    }

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
        SynchronizedDocument closed = opened.remove(buffer);
        if (closed != null) {
            closed.close();
        }
    }
}
