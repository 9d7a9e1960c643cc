package org.qos.dsl.ui.outline;

import java.util.List;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The outline view of a document. It follows the text after a pause in typing; a selection moves the cursor. */
final class OutlinePage extends ContentOutlinePage implements IDocumentListener {

    private static final int PAUSE_MILLIS = 300;

    private final ITextEditor editor;
    private final IDocument document;
    private final Runnable refresh = this::refresh;
    private List<DocumentSymbol> shown = List.of();

    OutlinePage(ITextEditor editor, IDocument document) {
        this.editor = editor;
        this.document = document;
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        SymbolTree.configure(getTreeViewer());
        getTreeViewer().setInput(shown);
        document.addDocumentListener(this);
        refresh();
    }

    private void refresh() {
        OutlineRequest.send(document, this::show);
    }

    private void show(List<DocumentSymbol> symbols) {
        if (!getControl().isDisposed() && !symbols.equals(shown)) {
            shown = symbols;
            getTreeViewer().setInput(symbols);
        }
    }

    @Override
    public void selectionChanged(SelectionChangedEvent event) {
        super.selectionChanged(event);
        SymbolTree.reveal(event.getSelection(), editor, document);
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // the text after the change counts
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        getControl().getDisplay().asyncExec(() -> {
            if (!getControl().isDisposed()) {
                getControl().getDisplay().timerExec(PAUSE_MILLIS, refresh);
            }
        });
    }

    @Override
    public void dispose() {
        document.removeDocumentListener(this);
        super.dispose();
    }
}
