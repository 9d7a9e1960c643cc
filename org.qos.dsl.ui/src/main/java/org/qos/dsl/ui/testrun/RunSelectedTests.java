package org.qos.dsl.ui.testrun;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.qos.dsl.ui.document.LocalFile;

/** Runs the tests in the active editor, or of the files, folders and projects that are selected in a view. */
public final class RunSelectedTests extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            TestView.run(
                    files(event),
                    HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage());
        } catch (PartInitException failure) {
            throw new ExecutionException("Cannot open the view of the tests", failure);
        }
        return null;
    }

    private static List<LocalFile> files(ExecutionEvent event) {
        if (HandlerUtil.getActivePart(event) instanceof IEditorPart editor) {
            return SelectedTests.among(List.of(editor.getEditorInput()));
        }
        return HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection selected
                ? SelectedTests.among(selected)
                : List.of();
    }
}
