package org.qos.dsl.ui.testing;

import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** The Problems view, grouped by severity. */
public final class ProblemsView {

    private static final String ID = "org.eclipse.ui.views.ProblemView";

    private ProblemsView() {}

    /** Activates the view. */
    public static void show() throws PartInitException {
        IWorkbenchPage page =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        page.showView(ID, null, IWorkbenchPage.VIEW_VISIBLE);
    }

    /** Waits until the view has only this group, and expands it; the title is such as "Errors (2 items)". */
    public static void awaitGroup(String group) {
        Screen.await(group, ProblemsView::groups);
        for (TreeItem item : tree().getItems()) {
            Event event = new Event();
            event.item = item;
            tree().notifyListeners(SWT.Expand, event);
            item.setExpanded(true);
        }
    }

    /** Selects the finding in the first row of the first group if it is there, with the focus in the view. */
    public static void selectFirst() {
        try {
            PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().showView(ID);
        } catch (PartInitException failure) {
            throw new IllegalStateException(failure);
        }
        Stream.of(tree().getItems())
                .limit(1)
                .filter(group -> group.getItemCount() > 0)
                .map(group -> group.getItem(0))
                .filter(row -> !row.getText().isEmpty())
                .forEach(ProblemsView::select);
    }

    private static void select(TreeItem row) {
        tree().setSelection(row);
        Event event = new Event();
        event.item = row;
        tree().notifyListeners(SWT.Selection, event);
    }

    private static String groups() {
        return String.join(
                ", ", Stream.of(tree().getItems()).map(TreeItem::getText).toList());
    }

    private static Tree tree() {
        Composite window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        return trees(window)
                .filter(tree -> tree.isVisible()
                        && Stream.of(tree.getColumns()).anyMatch(column -> "Description".equals(column.getText())))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The Problems view is not shown"));
    }

    private static Stream<Tree> trees(Control control) {
        if (control instanceof Tree tree) {
            return Stream.of(tree);
        }
        return control instanceof Composite composite
                ? Stream.of(composite.getChildren()).flatMap(ProblemsView::trees)
                : Stream.empty();
    }
}
