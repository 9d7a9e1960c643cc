package org.qos.dsl.ui.testing;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;

/** The view with the results of tests. */
public final class TestsView {

    private static final String ID = "org.qos.dsl.ui.tests";

    private TestsView() {}

    /** Its first line; empty if the view is not open. */
    public static String summary() {
        return view() == null
                ? ""
                : find(Label.class).map(Label::getText).findFirst().orElse("");
    }

    /** The rows, those of deeper levels indented. */
    public static List<String> rows() {
        return items().map(item -> (item.getParentItem() == null ? "" : "  ") + item.getText())
                .toList();
    }

    /** Selects a row; returns what the view shows about it. */
    public static String select(String row) {
        TreeItem item = item(row);
        item.getParent().setSelection(item);
        notifyTree(item, SWT.Selection);
        return details();
    }

    /** What the view shows about the selected row. */
    public static String details() {
        return find(StyledText.class).map(StyledText::getText).findFirst().orElse("");
    }

    /** Opens a row as a double click does. */
    public static void open(String row) {
        select(row);
        notifyTree(item(row), SWT.DefaultSelection);
    }

    /** Expands a row. */
    public static void expand(String row) {
        notifyTree(item(row), SWT.Expand);
        item(row).setExpanded(true);
    }

    /** Presses a button of the view. */
    public static void press(String tooltip) {
        IContributionItem[] buttons =
                view().getViewSite().getActionBars().getToolBarManager().getItems();
        ActionContributionItem button = Stream.of(buttons)
                .filter(ActionContributionItem.class::isInstance)
                .map(ActionContributionItem.class::cast)
                .filter(each -> each.getAction().getText().equals(tooltip))
                .findFirst()
                .orElseThrow();
        Screen.await(true, () -> button.getAction().isEnabled());
        button.getAction().setChecked(!button.getAction().isChecked());
        button.getAction().run();
    }

    /** Closes the view. */
    public static void close() {
        if (view() != null) {
            view().getSite().getPage().hideView(view());
        }
    }

    private static void notifyTree(TreeItem item, int type) {
        Event event = new Event();
        event.item = item;
        item.getParent().notifyListeners(type, event);
    }

    private static TreeItem item(String row) {
        return items().filter(item -> item.getText().equals(row))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no row " + row + " among " + rows()));
    }

    private static Stream<TreeItem> items() {
        return view() == null
                ? Stream.empty()
                : find(Tree.class).flatMap(tree -> Stream.of(tree.getItems())).flatMap(TestsView::withChildren);
    }

    private static Stream<TreeItem> withChildren(TreeItem item) {
        Stream<TreeItem> children = item.getExpanded() ? Stream.of(item.getItems()) : Stream.empty();
        return Stream.concat(Stream.of(item), children.flatMap(TestsView::withChildren));
    }

    private static IViewPart view() {
        for (IViewReference view : PlatformUI.getWorkbench()
                .getActiveWorkbenchWindow()
                .getActivePage()
                .getViewReferences()) {
            if (view.getId().equals(ID)) {
                return view.getView(false);
            }
        }
        return null;
    }

    /** The controls of a kind beside and above the tree, which is the only one beside a text. */
    private static <T extends Control> Stream<T> find(Class<T> kind) {
        return Controls.in(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell())
                .filter(SashForm.class::isInstance)
                .filter(halves -> Stream.of(((Composite) halves).getChildren()).anyMatch(Tree.class::isInstance))
                .filter(halves -> Stream.of(((Composite) halves).getChildren()).anyMatch(StyledText.class::isInstance))
                .map(Control::getParent)
                .flatMap(Controls::in)
                .filter(kind::isInstance)
                .map(kind::cast);
    }
}
