package org.qos.dsl.ui.testing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;

/** The Search view. */
public final class SearchView {

    private static final String ID = "org.eclipse.search.ui.views.SearchView";

    private SearchView() {}

    /** The rows of the result, those of deeper levels indented; empty if the view is not open. */
    public static List<String> rows() {
        return items().map(item -> (item.getParentItem() == null ? "" : "  ") + item.getText())
                .toList();
    }

    /** Opens the row with this text as a double click does. */
    public static void open(String row) {
        TreeItem item =
                items().filter(each -> each.getText().equals(row)).findFirst().orElseThrow();
        Tree tree = item.getParent();
        tree.setFocus();
        tree.setSelection(item);
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(SWT.Selection, event);
        tree.notifyListeners(SWT.DefaultSelection, event);
    }

    private static Stream<TreeItem> items() {
        return tree().stream().flatMap(tree -> Stream.of(tree.getItems())).flatMap(SearchView::withChildren);
    }

    private static Stream<TreeItem> withChildren(TreeItem item) {
        return Stream.concat(Stream.of(item), Stream.of(item.getItems()).flatMap(SearchView::withChildren));
    }

    private static Optional<Tree> tree() {
        IViewPart view = PlatformUI.getWorkbench()
                .getActiveWorkbenchWindow()
                .getActivePage()
                .findView(ID);
        Composite window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
        return view == null
                ? Optional.empty()
                : trees(window)
                        .filter(Control::isVisible)
                        .filter(tree -> tree.getItemCount() > 0
                                && String.valueOf(tree.getItem(0).getData()).startsWith("file:"))
                        .findFirst();
    }

    private static Stream<Tree> trees(Control control) {
        if (control instanceof Tree tree) {
            return Stream.of(tree);
        }
        return control instanceof Composite composite
                ? Stream.of(composite.getChildren()).flatMap(SearchView::trees)
                : Stream.empty();
    }
}
