package org.qos.dsl.ui.fix;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.FileUris;

/**
 * The text of a file that no editor has open. A fix opens it at the finding, so that the user sees the change, and can undo it.
 *
 * @param finding the marker of the finding
 * @param file its file
 * @param stamp the modification stamp of the file
 */
record FileText(IMarker finding, IFile file, long stamp) implements FixedText {

    /** The present text of a file with a finding. */
    static FileText of(IMarker finding, IFile file) {
        return new FileText(finding, file, file.getModificationStamp());
    }

    @Override
    public String uri() {
        return FileUris.of(file);
    }

    @Override
    public boolean isCurrent() {
        return file.exists() && file.getModificationStamp() == stamp;
    }

    /** The document of the editor that opens; empty if it has been opened and edited since the request. */
    @Override
    public Optional<IDocument> document() {
        try {
            return IDE.openEditor(
                                            PlatformUI.getWorkbench()
                                                    .getActiveWorkbenchWindow()
                                                    .getActivePage(),
                                            finding)
                                    instanceof ITextEditor editor
                            && !editor.isDirty()
                    ? Optional.ofNullable(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
                    : Optional.empty();
        } catch (PartInitException failure) {
            EditorPlugin.running().getLog().error("Cannot open " + file.getFullPath(), failure);
            return Optional.empty();
        }
    }
}
