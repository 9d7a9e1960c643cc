package org.qos.dsl.ui.testrun;

import java.util.List;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.preferences.EditorPreferences;

/** The rows as a tree, with the details of the selected one beside it. A double click opens the place of a row. */
final class ResultTree {

    private final SashForm halves;
    private final TreeViewer viewer;
    private final StyledText details;

    /** An empty tree. */
    ResultTree(Composite parent) {
        halves = new SashForm(parent, SWT.HORIZONTAL);
        viewer = new TreeViewer(halves, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
        details = new StyledText(halves, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
        details.setMargins(6, 4, 6, 4);
        details.setFont(JFaceResources.getTextFont());
        viewer.setContentProvider(new Rows());
        viewer.setLabelProvider(new Labels(new LocalResourceManager(JFaceResources.getResources(), halves)));
        viewer.addSelectionChangedListener(changed -> details.setText(selected(changed.getStructuredSelection())));
        viewer.addDoubleClickListener(click -> open((IStructuredSelection) click.getSelection()));
    }

    /** The control. */
    Composite control() {
        return halves;
    }

    /** Shows other rows; those with failures are expanded, and those that the user has expanded stay so. */
    void show(List<ResultRow> rows) {
        Object[] expanded = viewer.getExpandedElements();
        viewer.setInput(rows);
        viewer.setExpandedElements(expanded);
        rows.stream().filter(row -> row.sign() == Sign.FAILED).forEach(row -> viewer.setExpandedState(row, true));
    }

    /** Selects the first failure, so that its message can be read. */
    void selectFirstFailure(List<ResultRow> rows) {
        rows.stream()
                .filter(row -> row.sign() == Sign.FAILED || row.sign() == Sign.PROBLEM)
                .findFirst()
                .map(row -> row.children().stream()
                        .filter(child -> child.sign() == Sign.FAILED)
                        .findFirst()
                        .orElse(row))
                .ifPresent(row -> viewer.setSelection(new StructuredSelection(row), true));
    }

    void setFocus() {
        viewer.getControl().setFocus();
    }

    private static String selected(IStructuredSelection selection) {
        return selection.getFirstElement() instanceof ResultRow row ? row.details() : "";
    }

    private static void open(IStructuredSelection selection) {
        if (selection.getFirstElement() instanceof ResultRow row) {
            row.place().ifPresent(EditorPlugin.running().navigator()::show);
        }
    }

    /** The rows below a row. */
    private static final class Rows implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object row) {
            return ((ResultRow) row).children().toArray();
        }

        @Override
        public Object getParent(Object row) {
            return null;
        }

        @Override
        public boolean hasChildren(Object row) {
            return !((ResultRow) row).children().isEmpty();
        }
    }

    /** Texts and icons. */
    private static final class Labels extends ColumnLabelProvider {

        private final LocalResourceManager icons;

        Labels(LocalResourceManager icons) {
            this.icons = icons;
        }

        @Override
        public String getText(Object row) {
            return ((ResultRow) row).label();
        }

        @Override
        public Image getImage(Object row) {
            return ResourceLocator.imageDescriptorFromBundle(
                            EditorPreferences.PLUG_IN, ((ResultRow) row).sign().icon())
                    .map(icons::create)
                    .orElse(null);
        }
    }
}
