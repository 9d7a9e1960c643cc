package org.qos.dsl.ui.rename;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;

/** Renames what the cursor is on: {@code textDocument/prepareRename}, then a dialog for the new name. */
public final class RenameName extends AbstractHandler {

    /** The title of the dialog. */
    static final String TITLE = "Rename";

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        Shell shell = HandlerUtil.getActiveShellChecked(event);
        if (HandlerUtil.getActiveEditorChecked(event) instanceof ITextEditor editor
                && editor.getSelectionProvider().getSelection() instanceof ITextSelection selected) {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            EditorPlugin.running()
                    .documents()
                    .uriOf(document)
                    .ifPresent(uri -> prepare(shell, document, uri, selected));
        }
        return null;
    }

    private static void prepare(Shell shell, IDocument document, String uri, ITextSelection selected) {
        try {
            Position place = TextPositions.position(document, selected.getOffset());
            PrepareRenameParams params = new PrepareRenameParams(new TextDocumentIdentifier(uri), place);
            EditorPlugin.running()
                    .server()
                    .request(server -> server.getTextDocumentService().prepareRename(params))
                    .handle((found, failure) -> {
                        String name = found != null && found.isSecond()
                                ? found.getSecond().getPlaceholder()
                                : null;
                        Display.getDefault().asyncExec(() -> open(shell, name, uri, place));
                        return null;
                    });
        } catch (BadLocationException edited) {
            EditorPlugin.running().getLog().warn("Cannot rename", edited);
        }
    }

    private static void open(Shell shell, String name, String uri, Position place) {
        if (name == null) {
            MessageDialog.openInformation(
                    shell, TITLE, "This is not a name. Groups, levels and partitions can be renamed.");
            return;
        }
        NameWizard wizard = new NameWizard(new NameRefactoring(name, uri, place));
        try {
            new RefactoringWizardOpenOperation(wizard).run(shell, TITLE);
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
        }
    }
}
