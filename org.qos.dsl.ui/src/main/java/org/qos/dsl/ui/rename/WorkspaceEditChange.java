package org.qos.dsl.ui.rename;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.DocumentChange;
import org.eclipse.ltk.core.refactoring.TextChange;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.edit.DocumentEdits;

/** Converts a workspace edit to a change of the workbench. Files that no editor has open are saved. */
final class WorkspaceEditChange {

    private WorkspaceEditChange() {}

    /**
     * The change of all documents.
     *
     * @throws CoreException if a file cannot be read or has changed since the response, or if a file outside the
     *     workspace is not open
     */
    static Change of(WorkspaceEdit edit, String name) throws CoreException {
        CompositeChange all = new CompositeChange(name);
        for (Map.Entry<String, List<TextEdit>> document : edit.getChanges().entrySet()) {
            try {
                all.add(of(document.getKey(), document.getValue()));
            } catch (BadLocationException edited) {
                throw failure(document.getKey() + " has changed. Rename again.");
            }
        }
        return all;
    }

    private static TextChange of(String uri, List<TextEdit> edits) throws CoreException, BadLocationException {
        List<IFile> files = FileUris.files(uri);
        return files.isEmpty() ? outside(uri, edits) : inWorkspace(files.get(0), edits);
    }

    private static TextChange outside(String uri, List<TextEdit> edits) throws CoreException, BadLocationException {
        Optional<IDocument> open = EditorPlugin.running().documents().at(uri);
        if (open.isEmpty()) {
            throw failure(uri + " is outside the workspace. Open it and rename again.");
        }
        TextChange change = new DocumentChange(uri.substring(uri.lastIndexOf('/') + 1), open.get());
        change.setEdit(DocumentEdits.of(open.get(), edits));
        return change;
    }

    private static TextChange inWorkspace(IFile file, List<TextEdit> edits) throws CoreException, BadLocationException {
        ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
        buffers.connect(file.getFullPath(), LocationKind.IFILE, null);
        try {
            IDocument document = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE)
                    .getDocument();
            TextChange change = new TextFileChange(file.getName(), file);
            change.setEdit(DocumentEdits.of(document, edits));
            return change;
        } finally {
            buffers.disconnect(file.getFullPath(), LocationKind.IFILE, null);
        }
    }

    private static CoreException failure(String message) {
        return new CoreException(Status.error(message));
    }
}
