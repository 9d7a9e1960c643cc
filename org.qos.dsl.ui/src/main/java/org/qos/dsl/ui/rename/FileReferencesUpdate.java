package org.qos.dsl.ui.rename;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.NullChange;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.LanguageIds;
import org.qos.dsl.ui.server.StoppableWait;

/** Updates the names of files in project files, option files and tests before files move: {@code workspace/willRenameFiles}. */
final class FileReferencesUpdate {

    /** What the preview calls it. */
    static final String NAME = "Names of files in qos.yaml, option files and tests";

    /** The last parts of the ids of the content types that can name files. */
    private static final Set<String> HOLDERS = Set.of("project", "opts", "test");

    private final Map<IResource, IPath> moves = new HashMap<>();
    private Change change = new NullChange();

    /** Whether it is a file or folder, and its project has a file that can name it; looks at names only. */
    static boolean concerns(Object element) {
        return element instanceof IResource resource && resource.getLocation() != null && hasHolder(resource);
    }

    private static boolean hasHolder(IResource resource) {
        AtomicBoolean found = new AtomicBoolean();
        try {
            resource.getProject()
                    .accept(
                            part -> {
                                if (part.getType() == IResource.FILE
                                        && LanguageIds.of(part.getName())
                                                .filter(HOLDERS::contains)
                                                .isPresent()) {
                                    found.set(true);
                                }
                                return !found.get() && !part.isDerived();
                            },
                            IResource.NONE);
        } catch (CoreException closed) {
            return false;
        }
        return found.get();
    }

    /** Files that move together are one request: their edits can be in the same file. */
    void add(IResource resource, IPath destination) {
        moves.put(resource, destination);
    }

    /** Asks the server for the edits, in a background thread. If it fails, the files move without them. */
    RefactoringStatus prepare(IProgressMonitor monitor) {
        try {
            return requested(monitor);
        } catch (CoreException failure) {
            return RefactoringStatus.createWarningStatus(failure.getMessage());
        }
    }

    private RefactoringStatus requested(IProgressMonitor monitor) throws CoreException {
        EditorPlugin plugin = EditorPlugin.running();
        moves.keySet().stream().map(IResource::getProject).distinct().forEach(FileReferencesUpdate::include);
        List<FileRename> renames = moves.entrySet().stream()
                .map(move -> new FileRename(uri(move.getKey().getLocation()), uri(move.getValue())))
                .toList();
        try {
            WorkspaceEdit edit = StoppableWait.response(
                    plugin.server().request(server -> server.getWorkspaceService()
                            .willRenameFiles(new RenameFilesParams(renames))),
                    monitor::isCanceled);
            if (edit != null) {
                change = WorkspaceEditChange.of(edit, NAME);
            }
            return new RefactoringStatus();
        } catch (ResponseErrorException refused) {
            return RefactoringStatus.createWarningStatus(NAME + " are not updated: " + refused.getMessage());
        }
    }

    private static void include(IProject project) {
        EditorPlugin.running().folders().include(project);
    }

    private static String uri(IPath location) {
        return location.toPath().toUri().toString().replaceFirst("/$", "");
    }

    /** The edits. */
    Change change() {
        return change;
    }
}
