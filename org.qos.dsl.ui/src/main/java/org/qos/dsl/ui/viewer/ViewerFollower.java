package org.qos.dsl.ui.viewer;

import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextState;

/**
 * Shows in a viewer what the server says about the whole text: when the text is opened, after a pause in typing, and
 * when the server says that it has changed. A response about an earlier state of the text is dropped; the UI thread
 * never waits.
 *
 * @param <T> the response of the server
 */
public abstract class ViewerFollower<T> implements IReconciler, ITextInputListener, IDocumentListener {

    private static final int PAUSE_MILLIS = 200;

    private final Runnable refresh = this::refresh;
    private final Runnable serverHasChanged = this::refreshSoon;
    private ITextViewer viewer;
    private IDocument document;

    /** Sends the request about a document of the server. */
    protected abstract CompletableFuture<T> request(String uri);

    /** Shows a response, which is about the present text. Called in the UI thread. */
    protected abstract void show(IDocument shown, T response);

    /** A document becomes the text of the viewer. */
    protected void connect(IDocument opened) {}

    /** A document is no longer the text of the viewer. */
    protected void disconnect(IDocument closed) {}

    /** The viewer; null if there is none. */
    protected final ITextViewer viewer() {
        return viewer;
    }

    @Override
    public void install(ITextViewer installed) {
        viewer = installed;
        viewer.addTextInputListener(this);
        EditorPlugin.running().client().addRefreshListener(serverHasChanged);
        open(viewer.getDocument());
    }

    @Override
    public void uninstall() {
        if (viewer != null) {
            EditorPlugin.running().client().removeRefreshListener(serverHasChanged);
            viewer.removeTextInputListener(this);
            open(null);
            viewer = null;
        }
    }

    @Override
    public final void inputDocumentAboutToBeChanged(IDocument old, IDocument fresh) {
        // the new document counts
    }

    @Override
    public final void inputDocumentChanged(IDocument old, IDocument fresh) {
        open(fresh);
    }

    private void open(IDocument fresh) {
        if (document != null) {
            document.removeDocumentListener(this);
            disconnect(document);
        }
        document = fresh;
        if (document != null) {
            connect(document);
            document.addDocumentListener(this);
            refresh();
        }
    }

    @Override
    public final void documentAboutToBeChanged(DocumentEvent event) {
        // the text after the change counts
    }

    @Override
    public final void documentChanged(DocumentEvent event) {
        refreshSoon();
    }

    /** Requests again after a pause. Can be called in any thread. */
    protected final void refreshSoon() {
        Display.getDefault().asyncExec(() -> Display.getCurrent().timerExec(PAUSE_MILLIS, refresh));
    }

    private void refresh() {
        if (document == null || EditorPlugin.running() == null) {
            return;
        }
        TextState text = TextState.of(document);
        EditorPlugin.running().documents().uriOf(document).ifPresent(uri -> request(uri)
                .thenAccept(response -> Display.getDefault().asyncExec(() -> show(text, response)))
                .exceptionally(failure -> {
                    EditorPlugin.running().getLog().error("A request to the language server failed", failure);
                    return null;
                }));
    }

    private void show(TextState text, T response) {
        boolean isOpen = viewer != null
                && viewer.getTextWidget() != null
                && !viewer.getTextWidget().isDisposed();
        if (isOpen && response != null && text.document() == document && text.isCurrent()) {
            show(document, response);
        }
    }

    @Override
    public final IReconcilingStrategy getReconcilingStrategy(String contentType) {
        return null;
    }
}
