package org.qos.dsl.ui.document;

import java.util.Optional;
import java.util.Set;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.qos.dsl.ui.extension.ExtensionId;

/** LSP language IDs: the last segment of a content type's id in {@code plugin.xml}. */
public final class LanguageIds {

    private static final Set<String> POLICIES = Set.of(ExtensionId.PREFIX + "rfc", ExtensionId.PREFIX + "opensm");

    private LanguageIds() {}

    /** Whether a file is a policy, by its name. */
    public static boolean isPolicy(IFile file) {
        return isPolicy(file.getName());
    }

    /** Whether a file of this name, without folders, is a policy. */
    public static boolean isPolicy(String name) {
        IContentType type = Platform.getContentTypeManager().findContentTypeFor(name);
        return type != null && POLICIES.contains(type.getId());
    }

    /** The language ID of a file of this name, without folders; empty if it is none of our content types. */
    public static Optional<String> of(String name) {
        return Optional.ofNullable(Platform.getContentTypeManager().findContentTypeFor(name))
                .flatMap(LanguageIds::of);
    }

    private static Optional<String> of(IContentType type) {
        return Optional.of(type.getId())
                .filter(id -> id.startsWith(ExtensionId.PREFIX))
                .map(id -> id.substring(ExtensionId.PREFIX.length()));
    }

    /** The language ID of a file; empty if it has none of our content types. */
    static Optional<String> of(IFileBuffer buffer) {
        try {
            return Optional.ofNullable(buffer.getContentType()).flatMap(LanguageIds::of);
        } catch (CoreException unreadable) {
            return Optional.empty();
        }
    }
}
