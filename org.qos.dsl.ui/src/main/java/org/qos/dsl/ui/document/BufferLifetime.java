package org.qos.dsl.ui.document;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.runtime.IPath;

/** A listener that cares for the beginning and the end of a file buffer only. */
abstract class BufferLifetime implements IFileBufferListener {

    @Override
    public final void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
        // the document's own listeners hear of it
    }

    @Override
    public final void bufferContentReplaced(IFileBuffer buffer) {
        // the document's own listeners hear of it
    }

    @Override
    public final void stateChanging(IFileBuffer buffer) {
        // text and lifetime stay
    }

    @Override
    public final void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
        // text and lifetime stay
    }

    @Override
    public final void stateValidationChanged(IFileBuffer buffer, boolean validated) {
        // text and lifetime stay
    }

    @Override
    public final void underlyingFileMoved(IFileBuffer buffer, IPath path) {
        // the editor takes a buffer of the new file and lets this one go
    }

    @Override
    public final void underlyingFileDeleted(IFileBuffer buffer) {
        // the buffer is let go when its editor closes
    }

    @Override
    public final void stateChangeFailed(IFileBuffer buffer) {
        // text and lifetime stay
    }
}
