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
 * A generated text as editor input; "Save As" writes it to a file.
 *
 * @param name the title of the editor; its extension determines the language
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

    /** Not in the workspace. */
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

    /** Not restored after a restart. */
    @Override
    public IPersistableElement getPersistable() {
        return null;
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type.isInstance(this) ? type.cast(this) : null;
    }
}
