package org.qos.dsl.ui.document;

import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.swt.widgets.Display;

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
        OpenViewers.of(documents)
                .filter(ISourceViewerExtension5.class::isInstance)
                .forEach(viewer -> ((ISourceViewerExtension5) viewer).updateCodeMinings());
    }
}
