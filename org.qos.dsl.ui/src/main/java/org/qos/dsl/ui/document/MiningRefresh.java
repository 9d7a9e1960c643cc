package org.qos.dsl.ui.document;

import java.util.stream.Stream;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Shows new lenses and hints although the text is the same, for example when another file has changed, or when a check
 * has found a rule that never applies.
 */
public final class MiningRefresh implements Runnable {

    private static final int PAUSE_MILLIS = 200;

    private final DocumentSynchronizer documents;
    private final Runnable update = this::update;

    /** Refreshes the editors of these documents. */
    public MiningRefresh(DocumentSynchronizer documents) {
        this.documents = documents;
    }

    /** Updates the minings of all open editors after a moment. Can be called in any thread. */
    @Override
    public void run() {
        Display.getDefault().asyncExec(() -> Display.getCurrent().timerExec(PAUSE_MILLIS, update));
    }

    private void update() {
        Stream.of(PlatformUI.getWorkbench().getWorkbenchWindows())
                .map(IWorkbenchWindow::getPages)
                .flatMap(Stream::of)
                .map(IWorkbenchPage::getEditorReferences)
                .flatMap(Stream::of)
                .map(MiningRefresh::opened)
                .filter(editor -> editor != null)
                .map(editor -> editor.getAdapter(ITextViewer.class))
                .filter(viewer ->
                        viewer != null && documents.uriOf(viewer.getDocument()).isPresent())
                .filter(ISourceViewerExtension5.class::isInstance)
                .forEach(viewer -> ((ISourceViewerExtension5) viewer).updateCodeMinings());
    }

    /** The editor; null if its tab has not been shown yet. */
    private static IEditorPart opened(IEditorReference reference) {
        return reference.getEditor(false);
    }
}
