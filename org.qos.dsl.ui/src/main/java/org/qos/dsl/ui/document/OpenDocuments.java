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
 * The documents that the language server knows: files of the workspace with one of our content types, each as long as
 * any editor or tool holds its file buffer. A file outside of the workspace is edited without the server, as there is
 * no project to check it in.
 */
public final class OpenDocuments extends BufferLifetime {

    private final ServerConnection server;
    private final ProjectFolders folders;
    private final Map<IFileBuffer, OpenDocument> opened = new ConcurrentHashMap<>();

    /** No documents yet, those to come are told to {@code server}, with the projects that they are in. */
    public OpenDocuments(ServerConnection server, ProjectFolders folders) {
        this.server = server;
        this.folders = folders;
    }

    /** Opens what is in the buffers, and from now on what comes into them. */
    public void follow(IFileBufferManager buffers) {
        buffers.addFileBufferListener(this);
        for (IFileBuffer buffer : buffers.getFileBuffers()) {
            bufferCreated(buffer);
        }
    }

    /** Hears no more of the buffers. */
    public void forget(IFileBufferManager buffers) {
        buffers.removeFileBufferListener(this);
    }

    /** The name under which the server knows a document, if it does. */
    public Optional<String> uriOf(IDocument document) {
        return opened.values().stream()
                .filter(open -> open.document() == document)
                .map(OpenDocument::uri)
                .findFirst();
    }

    /** The document of a name that the server uses, while it is open. */
    public Optional<IDocument> at(String uri) {
        return opened.values().stream()
                .filter(open -> open.uri().equals(uri))
                .map(OpenDocument::document)
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
        Languages.of(buffer).ifPresent(languageId -> {
            folders.include(file.getProject());
            opened.put(buffer, OpenDocument.open(text.getDocument(), FileUris.of(file), languageId, server));
        });
    }

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
        OpenDocument closed = opened.remove(buffer);
        if (closed != null) {
            closed.close();
        }
    }
}
