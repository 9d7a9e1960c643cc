package org.qos.dsl.ui.testing;

import java.time.Duration;
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
import org.eclipse.ui.IWorkingSetManager;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** The Project Explorer. */
public final class ProjectExplorerView {

    /** After a view has opened, it shows again what it showed before. */
    private static final Duration RESTORING = Duration.ofSeconds(2);

    private ProjectExplorerView() {}

    /** Selects a resource, or a working set that is shown; chooses an entry of the context menu, and closes the view. */
    public static void choose(Object selected, String... path) throws PartInitException {
        chooseAndStay(selected, path);
        close();
    }

    /** Selects a resource, or a working set that is shown; returns a part of the context menu, and closes the view. */
    public static List<String> menu(Object selected, String... path) throws PartInitException {
        List<String> labels = openMenu(selected, path);
        close();
        return labels;
    }

    /** The same; the view stays open. */
    public static List<String> openMenu(Object selected, String... path) throws PartInitException {
        return ContextMenu.labels(select(selected).getCommonViewer().getControl(), path);
    }

    /**
     * Shows working sets in place of projects until the view closes: <i>Top Level Elements, Working Sets</i>, and a choice in
     * <i>Select Working Set</i>, which makes them the input of the view.
     *
     * @param selected something to select first: only then the menu of the view has these entries
     */
    public static void showWorkingSets(Object selected, IWorkingSet... sets) throws PartInitException {
        CommonNavigator explorer = select(selected);
        Screen.pass(RESTORING);
        topLevelElements(explorer, "Working Sets");
        IWorkingSetManager manager = PlatformUI.getWorkbench().getWorkingSetManager();
        explorer.getCommonViewer().setInput(manager.createAggregateWorkingSet("shown", "shown", sets));
    }

    /** Shows projects again, and closes the view. */
    public static void closeWorkingSets() {
        topLevelElements((CommonNavigator) page().findView(ProjectExplorer.VIEW_ID), "Projects");
        close();
    }

    private static void topLevelElements(CommonNavigator explorer, String kind) {
        MenuManager menu = (MenuManager) explorer.getViewSite().getActionBars().getMenuManager();
        Menu kinds = entry(menu, "Top Level Elements")
                .map(MenuManager.class::cast)
                .orElseThrow(() -> new AssertionError("no Top Level Elements"))
                .createContextMenu(explorer.getCommonViewer().getControl());
        ContextMenu.check(kinds, kind);
    }

    /** Selects something, then chooses an entry of the context menu; the view stays open. */
    public static void chooseAndStay(Object selected, String... path) throws PartInitException {
        ContextMenu.choose(select(selected).getCommonViewer().getControl(), path);
    }

    private static Optional<IContributionItem> entry(MenuManager menu, String label) {
        return Stream.of(menu.getItems())
                .filter(item -> label.equals(label(item)))
                .findFirst();
    }

    private static String label(IContributionItem item) {
        String text = item instanceof MenuManager inner
                ? inner.getMenuText()
                : item instanceof ActionContributionItem action
                        ? action.getAction().getText()
                        : "";
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
