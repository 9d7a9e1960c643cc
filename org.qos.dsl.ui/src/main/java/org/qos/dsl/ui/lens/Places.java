package org.qos.dsl.ui.lens;

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
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.document.TextPositions;

/** Shows the user the places that the server names, and asks which of several is wanted. */
public final class Places {

    private final ILog log;

    /** Places in files of the workspace; {@code log} takes what cannot be shown. */
    public Places(ILog log) {
        this.log = log;
    }

    /** Opens the document at the place, soon; whether it is one of the workspace. */
    public boolean show(ShowDocumentParams place) {
        List<IFile> files = FileUris.files(place.getUri());
        if (!files.isEmpty()) {
            Display.getDefault().asyncExec(() -> open(files.get(0), place));
        }
        return !files.isEmpty();
    }

    /** What the user chooses; null when nothing. */
    public CompletableFuture<MessageActionItem> choose(ShowMessageRequestParams question) {
        CompletableFuture<MessageActionItem> chosen = new CompletableFuture<>();
        Display.getDefault().asyncExec(() -> chosen.complete(ask(question)));
        return chosen;
    }

    private static MessageActionItem ask(ShowMessageRequestParams question) {
        var list = new ElementListSelectionDialog(
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
                LabelProvider.createTextProvider(item -> ((MessageActionItem) item).getTitle()));
        list.setTitle("QoS Policy");
        list.setMessage(question.getMessage());
        list.setElements(question.getActions().toArray());
        return list.open() == Window.OK ? (MessageActionItem) list.getFirstResult() : null;
    }

    private void open(IFile file, ShowDocumentParams place) {
        IWorkbenchPage page =
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            if (IDE.openEditor(page, file) instanceof ITextEditor editor && place.getSelection() != null) {
                IRegion region = TextPositions.region(
                        editor.getDocumentProvider().getDocument(editor.getEditorInput()), place.getSelection());
                editor.selectAndReveal(region.getOffset(), region.getLength());
            }
        } catch (PartInitException failure) {
            log.error("Cannot show " + place.getUri(), failure);
        } catch (BadLocationException edited) {
            log.warn("There is no such place any more in " + place.getUri(), edited);
        }
    }
}
