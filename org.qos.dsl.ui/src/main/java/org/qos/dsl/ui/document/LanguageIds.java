package org.qos.dsl.ui.document;

import java.util.Optional;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.content.IContentType;
import org.qos.dsl.ui.extension.ExtensionId;

/** LSP language IDs: the last segment of a content type's id in {@code plugin.xml}. */
final class LanguageIds {

    private LanguageIds() {}

    /** The language ID of a file; empty if it has none of our content types. */
    static Optional<String> of(IFileBuffer buffer) {
        try {
            return Optional.ofNullable(buffer.getContentType())
                    .map(IContentType::getId)
                    .filter(id -> id.startsWith(ExtensionId.PREFIX))
                    .map(id -> id.substring(ExtensionId.PREFIX.length()));
        } catch (CoreException unreadable) {
            return Optional.empty();
        }
    }
}
