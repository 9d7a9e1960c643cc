package org.qos.dsl.ui.navigate;

import org.eclipse.jface.viewers.AbstractTreeViewer;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.search.ui.text.AbstractTextSearchViewPage;
import org.eclipse.search.ui.text.Match;
import org.qos.dsl.ui.EditorPlugin;

/** Shows references in the Search view: files, below them the lines. */
public final class ReferencePage extends AbstractTextSearchViewPage {

    /** Called by the Search view. */
    public ReferencePage() {
        super(FLAG_LAYOUT_TREE);
    }

    @Override
    protected void configureTreeViewer(TreeViewer viewer) {
        viewer.setContentProvider(new ReferenceTree());
        viewer.setLabelProvider(new ReferenceLabels());
        viewer.setAutoExpandLevel(AbstractTreeViewer.ALL_LEVELS);
    }

    @Override
    protected void configureTableViewer(TableViewer viewer) {
        throw new IllegalStateException("the page has a tree only");
    }

    @Override
    protected void elementsChanged(Object[] changed) {
        getViewer().refresh();
        ((TreeViewer) getViewer()).expandAll();
    }

    @Override
    protected void clear() {
        getViewer().refresh();
    }

    @Override
    protected void showMatch(Match match, int offset, int length, boolean activate) {
        EditorPlugin.running().navigator().show(((ReferenceMatch) match).location());
    }
}
