package org.qos.dsl.ui.document;

import java.util.stream.Stream;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The viewers of open editors. */
final class OpenViewers {

    private OpenViewers() {}

    /** The viewers with a document that the server knows, in all windows. Called in the UI thread. */
    static Stream<ITextViewer> of(DocumentSynchronizer documents) {
        return Stream.of(PlatformUI.getWorkbench().getWorkbenchWindows())
                .map(IWorkbenchWindow::getPages)
                .flatMap(Stream::of)
                .map(IWorkbenchPage::getEditorReferences)
                .flatMap(Stream::of)
                .map(OpenViewers::opened)
                .filter(editor -> editor != null)
                .map(editor -> editor.getAdapter(ITextViewer.class))
                .filter(viewer ->
                        viewer != null && documents.uriOf(viewer.getDocument()).isPresent());
    }

    /** The editor; null if its tab has not been shown yet. */
    private static IEditorPart opened(IEditorReference reference) {
        return reference.getEditor(false);
    }
}
