package org.qos.dsl.ui.format;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.document.BufferLifetimeListener;
import org.qos.dsl.ui.preferences.EditorPreferences;

/**
 * Formats a file after it has been saved, and saves it again, if the preference is set. Saving itself does not wait for
 * the language server.
 */
public final class FormatOnSave extends BufferLifetimeListener {

    private final Formatter formatter;

    /** Formats with this formatter. */
    public FormatOnSave(Formatter formatter) {
        this.formatter = formatter;
    }

    @Override
    public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
        if (!dirty && buffer instanceof ITextFileBuffer text && isOn()) {
            Display.getDefault().asyncExec(() -> formatter.formatDocument(text.getDocument(), () -> save(text)));
        }
    }

    private static boolean isOn() {
        return EditorPreferences.store().getBoolean(EditorPreferences.FORMAT_ON_SAVE);
    }

    private void save(ITextFileBuffer text) {
        try {
            text.commit(new NullProgressMonitor(), false);
        } catch (CoreException failure) {
            formatter.log().error("Cannot save " + text.getLocation(), failure);
        }
    }

    @Override
    public void bufferCreated(IFileBuffer buffer) {
        // only saving matters
    }

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
        // only saving matters
    }
}
