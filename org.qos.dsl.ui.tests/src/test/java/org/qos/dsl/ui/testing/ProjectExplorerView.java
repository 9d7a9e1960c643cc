package org.qos.dsl.ui.testing;

import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** The Project Explorer. */
public final class ProjectExplorerView {

    private ProjectExplorerView() {}

    /** Selects a resource, then chooses an entry of the context menu and closes the view. */
    public static void choose(IResource resource, String... path) throws PartInitException {
        CommonNavigator explorer = select(resource);
        ContextMenu.choose(explorer.getCommonViewer().getControl(), path);
        close();
    }

    /** Opens the view and selects a resource. */
    public static CommonNavigator select(IResource resource) throws PartInitException {
        CommonNavigator explorer = (CommonNavigator) page().showView(ProjectExplorer.VIEW_ID);
        explorer.selectReveal(new StructuredSelection(resource));
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
