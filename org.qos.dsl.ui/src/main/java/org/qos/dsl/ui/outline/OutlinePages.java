package org.qos.dsl.ui.outline;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.qos.dsl.ui.EditorPlugin;

/** Adds an outline to the editors of our files; the editor itself has none. */
public final class OutlinePages implements IAdapterFactory {

    @Override
    public <T> T getAdapter(Object adaptable, Class<T> type) {
        if (type != IContentOutlinePage.class || !(adaptable instanceof ITextEditor editor)) {
            return null;
        }
        IDocument document = editor.getDocumentProvider() == null
                ? null
                : editor.getDocumentProvider().getDocument(editor.getEditorInput());
        return document != null
                        && EditorPlugin.running().documents().uriOf(document).isPresent()
                ? type.cast(new OutlinePage(editor, document))
                : null;
    }

    @Override
    public Class<?>[] getAdapterList() {
        return new Class<?>[] {IContentOutlinePage.class};
    }
}
