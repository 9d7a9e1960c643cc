package org.qos.dsl.ui.document;

import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.extension.ExtensionId;

/** Colours the texts of open editors again when the theme or a colour of the preferences has changed. */
public final class ColorRefresh implements IPropertyChangeListener {

    private static final String COLORS = ExtensionId.PREFIX + "color.";
    private static final int PAUSE_MILLIS = 100;

    private final DocumentSynchronizer documents;
    private final Runnable update = this::update;

    /** Refreshes the editors of these documents. */
    public ColorRefresh(DocumentSynchronizer documents) {
        this.documents = documents;
    }

    /** A theme changes one colour after the other. */
    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (event.getProperty().startsWith(COLORS)) {
            Display.getDefault().asyncExec(() -> Display.getCurrent().timerExec(PAUSE_MILLIS, update));
        }
    }

    private void update() {
        OpenViewers.of(documents).forEach(ITextViewer::invalidateTextPresentation);
    }
}
