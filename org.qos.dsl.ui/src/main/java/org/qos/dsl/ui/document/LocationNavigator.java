package org.qos.dsl.ui.document;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Handles {@code window/showDocument} and {@code window/showMessageRequest}.
 *
 * @param log takes failures
 */
public record LocationNavigator(ILog log) {

    /** Opens the document asynchronously; returns whether it is in the workspace. */
    public boolean show(ShowDocumentParams target) {
        List<IFile> files = FileUris.files(target.getUri());
        if (!files.isEmpty()) {
            Display.getDefault().asyncExec(() -> open(files.get(0), target));
        }
        return !files.isEmpty();
    }

    /** Lets the user choose an action; null if cancelled. */
    public CompletableFuture<MessageActionItem> choose(ShowMessageRequestParams request) {
        CompletableFuture<MessageActionItem> chosen = new CompletableFuture<>();
        Display.getDefault().asyncExec(() -> chosen.complete(promptUser(request)));
        return chosen;
    }

    private static MessageActionItem promptUser(ShowMessageRequestParams request) {
        var list = new ElementListSelectionDialog(
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
                LabelProvider.createTextProvider(item -> ((MessageActionItem) item).getTitle()));
        list.setTitle("QoS Policy");
        list.setMessage(request.getMessage());
        list.setElements(request.getActions().toArray());
        return list.open() == Window.OK ? (MessageActionItem) list.getFirstResult() : null;
    }

    private void open(IFile file, ShowDocumentParams target) {
        IWorkbenchPage page =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            if (IDE.openEditor(page, file) instanceof ITextEditor editor && target.getSelection() != null) {
                IRegion region = TextPositions.region(
                        editor.getDocumentProvider().getDocument(editor.getEditorInput()), target.getSelection());
                editor.selectAndReveal(region.getOffset(), region.getLength());
            }
        } catch (PartInitException failure) {
            log.error("Cannot show " + target.getUri(), failure);
        } catch (BadLocationException edited) {
            log.warn("The location no longer exists in " + target.getUri(), edited);
        }
    }
}
