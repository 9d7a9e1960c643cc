package org.qos.dsl.ui.document;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferManager;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.qos.dsl.ui.server.ProjectFolders;
import org.qos.dsl.ui.server.ServerConnection;

/**
 * Opens documents in the language server: workspace files of our content types while an editor or tool holds their file
 * buffer. Files outside the workspace are not opened, because they have no project.
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

    /** Opens the current file buffers, and from now on new ones. */
    public void follow(IFileBufferManager buffers) {
        buffers.addFileBufferListener(this);
        for (IFileBuffer buffer : buffers.getFileBuffers()) {
            bufferCreated(buffer);
        }
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
        IFile file = FileBuffers.getWorkspaceFileAtLocation(buffer.getLocation(), true);
        if (file == null || file.getLocation() == null) {
            return;
        }
        LanguageIds.of(buffer).ifPresent(languageId -> {
            folders.include(file.getProject());
            opened.put(buffer, SynchronizedDocument.open(text.getDocument(), FileUris.of(file), languageId, server));
        });
    }

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
        SynchronizedDocument closed = opened.remove(buffer);
        if (closed != null) {
            closed.close();
        }
    }
}
