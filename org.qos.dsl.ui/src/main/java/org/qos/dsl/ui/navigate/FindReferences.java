package org.qos.dsl.ui.navigate;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;

/** Shows the references to the name at the cursor in the Search view. */
public final class FindReferences extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        if (HandlerUtil.getActiveEditorChecked(event) instanceof ITextEditor editor
                && editor.getSelectionProvider().getSelection() instanceof ITextSelection selected) {
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            EditorPlugin.running().documents().uriOf(document).ifPresent(uri -> search(document, uri, selected));
        }
        return null;
    }

    private static void search(IDocument document, String uri, ITextSelection selected) {
        try {
            IRegion word = DefinitionLinks.word(document, selected.getOffset());
            NewSearchUI.runQueryInBackground(new ReferenceQuery(
                    document.get(word.getOffset(), word.getLength()),
                    uri,
                    TextPositions.position(document, selected.getOffset())));
        } catch (BadLocationException edited) {
            EditorPlugin.running().getLog().warn("Cannot find references", edited);
        }
    }
}
