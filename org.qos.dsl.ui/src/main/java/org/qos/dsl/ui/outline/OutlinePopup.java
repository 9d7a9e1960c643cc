package org.qos.dsl.ui.outline;

import java.util.List;
import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PatternFilter;
import org.eclipse.ui.texteditor.ITextEditor;

/** A popup with the symbols of a document; Enter or a double click goes to one. */
final class OutlinePopup extends PopupDialog {

    private static final Point SIZE = new Point(420, 360);

    private final ITextEditor editor;
    private final IDocument document;
    private final List<DocumentSymbol> symbols;
    private FilteredTree tree;

    OutlinePopup(Shell parent, ITextEditor editor, IDocument document, List<DocumentSymbol> symbols) {
        super(parent, SWT.RESIZE, true, true, false, false, false, "Quick Outline", null);
        this.editor = editor;
        this.document = document;
        this.symbols = symbols;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        tree = new FilteredTree(parent, SWT.SINGLE | SWT.V_SCROLL, new PatternFilter(), true, true);
        TreeViewer viewer = tree.getViewer();
        SymbolTree.configure(viewer);
        viewer.setInput(symbols);
        viewer.addOpenListener(opened -> {
            close();
            SymbolTree.reveal(opened.getSelection(), editor, document);
        });
        return tree;
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
