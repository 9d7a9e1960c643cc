package org.qos.dsl.ui.document;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;

/** The texts of files that no editor has open. */
public final class DiskText {

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private DiskText() {}

    /** The text as an editor would show it; empty if the file cannot be read. */
    public static Optional<IDocument> of(IFile file) {
        try {
            String text = file.readString();
            return Optional.of(new Document(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text));
        } catch (CoreException unreadable) {
            return Optional.empty();
        }
    }
}
