package org.qos.dsl.ui.outline;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** The outline in a popup with a filter, for Ctrl+O. */
public final class QuickOutline extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        if (HandlerUtil.getActiveEditorChecked(event) instanceof ITextEditor editor) {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            // the active shell may be a popup that is about to close
            Shell window = editor.getSite().getShell();
            OutlineRequest.send(document, symbols -> new OutlinePopup(window, editor, document, symbols).open());
        }
        return null;
    }
}
