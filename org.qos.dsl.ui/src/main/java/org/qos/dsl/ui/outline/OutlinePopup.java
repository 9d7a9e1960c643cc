package org.qos.dsl.ui.outline;

import java.util.List;
import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.texteditor.ITextEditor;

/** A popup with the symbols of a document. Enter goes to the selected one, in the filter as well; so does a double click. */
final class OutlinePopup extends PopupDialog {

    private static final Point SIZE = new Point(420, 360);

    private final ITextEditor editor;
    private final IDocument document;
    private final List<DocumentSymbol> symbols;
    private SymbolFilter tree;

    OutlinePopup(Shell parent, ITextEditor editor, IDocument document, List<DocumentSymbol> symbols) {
        super(parent, SWT.RESIZE, true, true, false, false, false, "Quick Outline", null);
        this.editor = editor;
        this.document = document;
        this.symbols = symbols;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        tree = new SymbolFilter(parent);
        TreeViewer viewer = tree.getViewer();
        SymbolTree.configure(viewer);
        viewer.setInput(symbols);
        viewer.addOpenListener(opened -> goTo(opened.getSelection()));
        tree.onEnter(() -> goTo(tree.selectedOrFirst()));
        return tree;
    }

    /** Nothing to go to leaves the popup open, so that the filter can be changed. */
    private void goTo(ISelection symbol) {
        if (!symbol.isEmpty()) {
            close();
            SymbolTree.reveal(symbol, editor, document);
        }
    }

    @Override
    protected Control getFocusControl() {
        return tree.getFilterControl();
    }

    @Override
    protected Point getInitialSize() {
        return SIZE;
    }

    /** Over the middle of the editor's window. */
    @Override
    protected Point getInitialLocation(Point size) {
        Rectangle window = getParentShell().getBounds();
        return new Point(window.x + (window.width - size.x) / 2, window.y + (window.height - size.y) / 3);
    }
}
