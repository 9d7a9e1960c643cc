package org.qos.dsl.ui.testing;

import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** The Project Explorer. */
public final class ProjectExplorerView {

    private ProjectExplorerView() {}

    /** Selects a resource, then chooses an entry of the context menu. */
    public static void choose(IResource resource, String... path) throws PartInitException {
        IViewPart view = PlatformUI.getWorkbench()
                .getActiveWorkbenchWindow()
                .getActivePage()
                .showView(ProjectExplorer.VIEW_ID);
        CommonNavigator explorer = (CommonNavigator) view;
        explorer.selectReveal(new StructuredSelection(resource));
        Control tree = explorer.getCommonViewer().getControl();
        Screen.await(1, ((Tree) tree)::getSelectionCount);
        ContextMenu.choose(tree, path);
        view.getSite().getPage().hideView(view);
    }
}
