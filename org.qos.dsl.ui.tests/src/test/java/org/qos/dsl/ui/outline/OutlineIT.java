package org.qos.dsl.ui.outline;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ui.testing.PolicyEditor;
import org.qos.dsl.ui.testing.Popup;
import org.qos.dsl.ui.testing.Screen;
import org.qos.dsl.ui.testing.TestProject;

/** The outline view and the popup of Ctrl+O show the symbols of the file and lead to them. */
class OutlineIT {

    private static final String TEXT =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Backup
                    sl: 3
                end-qos-level
            end-qos-levels
            """;

    private TestProject project;
    private PolicyEditor editor;

    @BeforeEach
    void aPolicyIsOpen() throws Exception {
        project = TestProject.create("outline");
        editor = PolicyEditor.open(project.file("qos-policy.conf", TEXT));
    }

    @AfterEach
    void remove() throws Exception {
        project.delete();
    }

    @Test
    void theViewFollowsTheText() throws Exception {
        IViewPart view = PlatformUI.getWorkbench()
                .getActiveWorkbenchWindow()
                .getActivePage()
                .showView(IPageLayout.ID_OUTLINE);
        Screen.await(true, () -> labels(view).stream().anyMatch(label -> label.startsWith("Backup")));
        Screen.capture("outline");

        item(tree(view), "Backup");
        Screen.await("Backup", editor::selection);

        editor.replace("name: Backup", "name: Restore");
        Screen.await(true, () -> labels(view).stream().anyMatch(label -> label.startsWith("Restore")));
        PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().hideView(view);
    }

    @Test
    void thePopupFiltersAndLeadsToASymbol() throws Exception {
        editor.clickOn("qos-levels");
        Popup.openTree("CTRL+O");
        Screen.capture("quick-outline");
        Tree tree = Popup.tree().orElseThrow();
        Popup.filter("back");
        Screen.await(true, () -> items(tree.getItems())
                .noneMatch(item -> item.getText().startsWith("DEFAULT")));
        Screen.capture("quick-outline-filtered");
        item(tree, "Backup").getParent().notifyListeners(SWT.DefaultSelection, new Event());

        Screen.await("Backup", editor::selection);
        assertTrue(Popup.tree().isEmpty());
    }

    @Test
    void enterInTheFilterGoesToTheFirstMatch() throws Exception {
        editor.clickOn("qos-levels");
        Popup.openTree("CTRL+O");

        Popup.filter("back");
        Popup.enterInFilter();

        Screen.await("Backup", editor::selection);
        assertTrue(Popup.tree().isEmpty());
    }

    @Test
    void enterInTheFilterGoesToTheSelectedMatch() throws Exception {
        editor.clickOn("qos-levels");
        Popup.openTree("CTRL+O");
        Popup.filter("SL");
        Tree tree = Popup.tree().orElseThrow();
        Screen.await(1, tree::getSelectionCount);

        item(tree, "Backup");
        Popup.enterInFilter();

        Screen.await("Backup", editor::selection);
    }

    @Test
    void enterInTheFilterWithoutAMatchLeavesThePopupOpen() throws Exception {
        editor.clickOn("qos-levels");
        Popup.openTree("CTRL+O");

        Popup.filter("zebra");
        Popup.enterInFilter();

        assertTrue(Popup.tree().isPresent());
        Popup.close();
    }

    private static Tree tree(IViewPart view) {
        return (Tree) ((ContentOutline) view).getCurrentPage().getControl();
    }

    private static List<String> labels(IViewPart view) {
        return ((ContentOutline) view).getCurrentPage().getControl() instanceof Tree tree
                ? items(tree.getItems()).map(TreeItem::getText).toList()
                : List.of();
    }

    /** Selects an item. */
    private static TreeItem item(Tree tree, String label) {
        TreeItem found = items(tree.getItems())
                .filter(item -> item.getText().startsWith(label))
                .findFirst()
                .orElseThrow();
        tree.setSelection(found);
        Event event = new Event();
        event.item = found;
        tree.notifyListeners(SWT.Selection, event);
        return found;
    }

    private static Stream<TreeItem> items(TreeItem... items) {
        List<TreeItem> all = new ArrayList<>();
        for (TreeItem item : items) {
            all.add(item);
            items(item.getItems()).forEach(all::add);
        }
        return all.stream();
    }
}
