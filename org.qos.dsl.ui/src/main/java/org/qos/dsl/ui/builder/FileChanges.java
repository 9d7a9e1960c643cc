package org.qos.dsl.ui.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.qos.dsl.ui.document.LanguageIds;

/**
 * The files that have changed since the last build.
 *
 * @param all whether every file counts as changed
 * @param files the files; a generated one that was deleted is generated again
 * @param policies those policies among them that are new or deleted
 */
record FileChanges(boolean all, List<IFile> files, List<IFile> policies) {

    /** Nothing is known about the last build. */
    static final FileChanges ALL = new FileChanges(true, List.of(), List.of());

    private static final int TEXT = IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.ENCODING;

    /** The files of a delta, without those of which only markers have changed. */
    static FileChanges in(IResourceDelta delta) throws CoreException {
        List<IFile> files = new ArrayList<>();
        List<IFile> policies = new ArrayList<>();
        delta.accept(part -> {
            boolean changed = part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & TEXT) != 0;
            if (changed && part.getResource() instanceof IFile file) {
                files.add(file);
                if (part.getKind() != IResourceDelta.CHANGED && LanguageIds.isPolicy(file)) {
                    policies.add(file);
                }
            }
            return true;
        });
        return new FileChanges(false, files, policies);
    }

    boolean isEmpty() {
        return !all && files.isEmpty();
    }

    /**
     * Whether what is generated from a policy may have changed: with itself, with a file that is not a policy, or with
     * another policy that is new or deleted, because several policies with a common folder have folders of their own.
     *
     * @param shares whether another policy has a folder in common with this one
     */
    boolean concern(IFile policy, Predicate<IFile> shares) {
        return all
                || files.contains(policy)
                || files.stream().anyMatch(file -> !LanguageIds.isPolicy(file))
                || policies.stream().anyMatch(shares);
    }
}
