package org.qos.dsl.ui.document;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.runtime.IPath;

/** A listener for the creation, disposal and saving of file buffers. */
public abstract class BufferLifetimeListener implements IFileBufferListener {

    @Override
    public final void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
        // document listeners handle this
    }

    @Override
    public void bufferContentReplaced(IFileBuffer buffer) {
        // document listeners handle this
    }

    @Override
    public final void stateChanging(IFileBuffer buffer) {
        // neither text nor lifetime change
    }

    @Override
    public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
        // neither text nor lifetime change
    }

    @Override
    public final void stateValidationChanged(IFileBuffer buffer, boolean validated) {
        // neither text nor lifetime change
    }

    @Override
    public final void underlyingFileMoved(IFileBuffer buffer, IPath path) {
        // the editor creates a buffer for the new file and disposes this one
    }

    @Override
    public final void underlyingFileDeleted(IFileBuffer buffer) {
        // the buffer is disposed when its editor closes
    }

    @Override
    public final void stateChangeFailed(IFileBuffer buffer) {
        // neither text nor lifetime change
    }
}
