package org.qos.dsl.ui.command;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IEncodedStorage;
import org.eclipse.core.resources.IStorage;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.IStorageEditorInput;

/**
 * A text that the server made, for an editor that shows it; "Save As" makes a file of it.
 *
 * @param name what the editor's tab says, whose ending says in which language the text is
 * @param text the text
 */
record ReadOnlyText(String name, String text) implements IStorageEditorInput, IEncodedStorage {

    @Override
    public IStorage getStorage() {
        return this;
    }

    @Override
    public InputStream getContents() {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String getCharset() {
        return StandardCharsets.UTF_8.name();
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getToolTipText() {
        return name;
    }

    @Override
    public boolean isReadOnly() {
        return true;
    }

    /** It lies nowhere. */
    @Override
    public IPath getFullPath() {
        return null;
    }

    @Override
    public boolean exists() {
        return true;
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return ImageDescriptor.getMissingImageDescriptor();
    }

    /** It is gone when the workbench ends. */
    @Override
    public IPersistableElement getPersistable() {
        return null;
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type.isInstance(this) ? type.cast(this) : null;
    }
}
