package org.qos.dsl.ui.document;

import java.util.Optional;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.content.IContentType;
import org.qos.dsl.ui.extension.ExtensionId;

/** The protocol's language of a file, which is the last part of the id of its content type in {@code plugin.xml}. */
final class Languages {

    private Languages() {}

    /** The language of a file, if it is one of ours. */
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
