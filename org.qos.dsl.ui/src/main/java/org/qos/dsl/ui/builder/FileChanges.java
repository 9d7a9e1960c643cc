package org.qos.dsl.ui.builder;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.qos.dsl.ui.document.LanguageIds;

/**
 * The files that have changed since the last build.
 *
 * @param all whether every file counts as changed
 * @param files the files; a generated one that was deleted is generated again
 */
record FileChanges(boolean all, List<IFile> files) {

    /** Nothing is known about the last build. */
    static final FileChanges ALL = new FileChanges(true, List.of());

    private static final int TEXT = IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.ENCODING;

    /** The files of a delta, without those of which only markers have changed. */
    static FileChanges in(IResourceDelta delta) throws CoreException {
        List<IFile> files = new ArrayList<>();
        delta.accept(part -> {
            boolean changed = part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & TEXT) != 0;
            if (changed && part.getResource() instanceof IFile file) {
                files.add(file);
            }
            return true;
        });
        return new FileChanges(false, files);
    }

    boolean isEmpty() {
        return !all && files.isEmpty();
    }

    /** Whether the meaning of a policy may have changed: with itself, or with a file that is not a policy. */
    boolean concern(IFile policy) {
        return all || files.contains(policy) || files.stream().anyMatch(file -> !LanguageIds.isPolicy(file));
    }
}
