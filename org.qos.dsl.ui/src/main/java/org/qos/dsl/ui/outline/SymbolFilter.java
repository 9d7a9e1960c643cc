package org.qos.dsl.ui.outline;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PatternFilter;

/** A tree of symbols with a filter above it, which selects the first symbol that matches. */
final class SymbolFilter extends FilteredTree {

    SymbolFilter(Composite parent) {
        super(parent, SWT.SINGLE | SWT.V_SCROLL, new Matching(), true, true);
        setQuickSelectionMode(true);
    }

    /** Runs {@code action} when Enter is pressed in the filter; the button that clears it sends the same event. */
    void onEnter(Runnable action) {
        getFilterControl().addListener(SWT.DefaultSelection, event -> {
            if (event.detail != SWT.ICON_CANCEL) {
                action.run();
            }
        });
    }

    /**
     * The selected symbol, else the first one, of those that match what is typed now, which the tree shows a moment later;
     * empty if none does.
     */
    ISelection selectedOrFirst() {
        Matching matching = (Matching) getPatternFilter();
        matching.setPattern(getFilterString());
        ITreeContentProvider symbols = (ITreeContentProvider) getViewer().getContentProvider();
        Optional<Object> selected =
                Optional.ofNullable(getViewer().getStructuredSelection().getFirstElement());
        return Stream.concat(
                        selected.stream(),
                        Stream.of(symbols.getElements(getViewer().getInput()))
                                .flatMap(symbol -> withChildren(symbol, symbols)))
                .filter(symbol -> matching.isLeafMatch(getViewer(), symbol))
                .findFirst()
                .map(StructuredSelection::new)
                .orElse(StructuredSelection.EMPTY);
    }

    private static Stream<Object> withChildren(Object symbol, ITreeContentProvider symbols) {
        return Stream.concat(
                Stream.of(symbol),
                Stream.of(symbols.getChildren(symbol)).flatMap(child -> withChildren(child, symbols)));
    }

    /** Lets the tree ask which symbols match themselves. */
    private static final class Matching extends PatternFilter {

        @Override
        protected boolean isLeafMatch(Viewer viewer, Object symbol) {
            return super.isLeafMatch(viewer, symbol);
        }
    }
}
