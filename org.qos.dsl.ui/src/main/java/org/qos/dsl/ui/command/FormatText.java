package org.qos.dsl.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;

/** Formats the selected lines, or the whole document if nothing is selected. */
public final class FormatText extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        if (HandlerUtil.getActiveEditorChecked(event) instanceof ITextEditor editor) {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            if (editor.getSelectionProvider().getSelection() instanceof ITextSelection selected
                    && selected.getLength() > 0) {
                formatLines(document, selected);
            } else {
                EditorPlugin.running().formatter().formatDocument(document, () -> {});
            }
        }
        return null;
    }

    private static void formatLines(IDocument document, ITextSelection selected) throws ExecutionException {
        try {
            EditorPlugin.running()
                    .formatter()
                    .formatLines(document, TextPositions.range(document, selected.getOffset(), selected.getLength()));
        } catch (BadLocationException outside) {
            throw new ExecutionException("the selection is not in the document", outside);
        }
    }
}
