package org.qos.dsl.ui.testrun;

import java.util.List;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.LocalFile;

/** <i>Run As, QoS Policy Test</i>, in an Eclipse that has the menu (its bundle is optional). */
public final class TestShortcut implements ILaunchShortcut {

    @Override
    public void launch(ISelection selection, String mode) {
        if (selection instanceof IStructuredSelection selected) {
            run(SelectedTests.among(selected));
        }
    }

    @Override
    public void launch(IEditorPart editor, String mode) {
        run(SelectedTests.among(List.of(editor.getEditorInput())));
    }

    private static void run(List<LocalFile> files) {
        try {
            TestView.run(
                    files, PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage());
        } catch (PartInitException failure) {
            EditorPlugin.running().getLog().error("Cannot open the view of the tests", failure);
        }
    }
}
