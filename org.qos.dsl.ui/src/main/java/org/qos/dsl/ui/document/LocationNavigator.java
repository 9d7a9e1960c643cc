package org.qos.dsl.ui.document;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
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

    /** Opens the document asynchronously, in the workspace or outside; returns whether it is a file that exists. */
    public boolean show(ShowDocumentParams target) {
        URI uri = URI.create(target.getUri());
        boolean isFile = "file".equals(uri.getScheme()) && Files.isRegularFile(Path.of(uri));
        if (isFile) {
            Display.getDefault().asyncExec(() -> open(target));
        }
        return isFile;
    }

    /** Opens the document of a location asynchronously, and selects its range. */
    public void show(Location location) {
        ShowDocumentParams target = new ShowDocumentParams(location.getUri());
        target.setSelection(location.getRange());
        show(target);
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

    private void open(ShowDocumentParams target) {
        IWorkbenchPage page =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            if (open(page, target.getUri()) instanceof ITextEditor editor && target.getSelection() != null) {
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

    private static IEditorPart open(IWorkbenchPage page, String uri) throws PartInitException {
        List<IFile> files = FileUris.files(uri);
        return files.isEmpty()
                ? IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(URI.create(uri)))
                : IDE.openEditor(page, files.get(0));
    }
}
