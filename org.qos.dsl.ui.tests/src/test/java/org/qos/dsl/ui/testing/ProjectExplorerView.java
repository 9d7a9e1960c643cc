package org.qos.dsl.ui.testing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** The Project Explorer. */
public final class ProjectExplorerView {

    private ProjectExplorerView() {}

    /** Selects a resource, or a working set that is shown; chooses an entry of the context menu, and closes the view. */
    public static void choose(Object selected, String... path) throws PartInitException {
        CommonNavigator explorer = select(selected);
        ContextMenu.choose(explorer.getCommonViewer().getControl(), path);
        close();
    }

    /** Selects a resource, or a working set that is shown; returns a part of the context menu, and closes the view. */
    public static List<String> menu(Object selected, String... path) throws PartInitException {
        CommonNavigator explorer = select(selected);
        List<String> labels = ContextMenu.labels(explorer.getCommonViewer().getControl(), path);
        close();
        return labels;
    }

    /**
     * Shows working sets in place of projects, as <i>Top Level Elements, Working Sets</i> does. The menu of the view has that
     * after something was selected.
     */
    public static void showWorkingSets(Object selected, IWorkingSet... sets) throws PartInitException {
        page().setWorkingSets(sets);
        topLevelElements(selected, "Working Sets");
    }

    /** Shows projects again. */
    public static void showProjects(Object selected) throws PartInitException {
        topLevelElements(selected, "Projects");
        page().setWorkingSets(new IWorkingSet[0]);
    }

    private static void topLevelElements(Object selected, String kind) throws PartInitException {
        CommonNavigator explorer = select(selected);
        MenuManager menu =
                (MenuManager) explorer.getViewSite().getActionBars().getMenuManager();
        Menu kinds = entry(menu, "Top Level Elements")
                .map(MenuManager.class::cast)
                .orElseThrow(() -> new AssertionError("no Top Level Elements"))
                .createContextMenu(explorer.getCommonViewer().getControl());
        ContextMenu.check(kinds, kind);
    }

    private static Optional<IContributionItem> entry(MenuManager menu, String label) {
        return Stream.of(menu.getItems())
                .filter(item -> label.equals(label(item)))
                .findFirst();
    }

    private static String label(IContributionItem item) {
        String text = item instanceof MenuManager inner
                ? inner.getMenuText()
                : item instanceof ActionContributionItem action ? action.getAction().getText() : "";
        return text.replace("&", "");
    }

    /** Opens the view and selects a resource, or a working set that is shown. */
    public static CommonNavigator select(Object selected) throws PartInitException {
        CommonNavigator explorer = (CommonNavigator) page().showView(ProjectExplorer.VIEW_ID);
        explorer.selectReveal(new StructuredSelection(selected));
        Control tree = explorer.getCommonViewer().getControl();
        Screen.await(1, ((Tree) tree)::getSelectionCount);
        return explorer;
    }

    /** Closes the view. */
    public static void close() {
        page().hideView(page().findView(ProjectExplorer.VIEW_ID));
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }
}
