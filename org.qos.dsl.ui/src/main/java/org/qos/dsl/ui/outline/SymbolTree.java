package org.qos.dsl.ui.outline;

import java.util.List;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qos.dsl.ui.document.TextPositions;

/** Symbols in a tree, for the outline view and the quick outline. */
final class SymbolTree {

    private SymbolTree() {}

    /** Sets the providers of a tree whose input is a list of symbols. */
    static void configure(TreeViewer tree) {
        tree.setContentProvider(new Symbols());
        tree.setLabelProvider(new CellLabels(new Labels()));
        tree.setAutoExpandLevel(3);
    }

    /** Selects the symbol in the editor. */
    static void reveal(ISelection selection, ITextEditor editor, IDocument document) {
        if (selection instanceof IStructuredSelection tree && tree.getFirstElement() instanceof DocumentSymbol symbol) {
            try {
                IRegion name = TextPositions.region(document, symbol.getSelectionRange());
                editor.selectAndReveal(name.getOffset(), name.getLength());
            } catch (BadLocationException edited) {
                // the outline is one edit older than the text and is about to be replaced
            }
        }
    }

    private static final class Symbols implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object symbol) {
            List<DocumentSymbol> children = ((DocumentSymbol) symbol).getChildren();
            return children == null ? new Object[0] : children.toArray();
        }

        @Override
        public Object getParent(Object symbol) {
            return null;
        }

        @Override
        public boolean hasChildren(Object symbol) {
            return getChildren(symbol).length > 0;
        }
    }

    /** The labels as plain texts, too, which the filter of the quick outline compares. */
    private static final class CellLabels extends DelegatingStyledCellLabelProvider implements ILabelProvider {

        CellLabels(Labels labels) {
            super(labels);
        }

        @Override
        public String getText(Object symbol) {
            return getStyledStringProvider().getStyledText(symbol).getString();
        }
    }

    private static final class Labels extends LabelProvider implements IStyledLabelProvider {

        @Override
        public String getText(Object symbol) {
            return getStyledText(symbol).getString();
        }

        @Override
        public StyledString getStyledText(Object element) {
            DocumentSymbol symbol = (DocumentSymbol) element;
            StyledString text = new StyledString(symbol.getName());
            if (symbol.getDetail() != null && !symbol.getDetail().isEmpty()) {
                text.append("  " + symbol.getDetail(), StyledString.DECORATIONS_STYLER);
            }
            return text;
        }

        @Override
        public Image getImage(Object symbol) {
            return null;
        }
    }
}
