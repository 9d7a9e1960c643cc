package org.qos.dsl.opensm.ide;

import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;

/**
 * Says what is being completed. What a token is depends on the line before it, and in the text of an unfinished file
 * half a keyword belongs to the name of the line before; so the place is told from the tokens and not from the tree.
 */
public class OpenSmContextFactory extends ContentAssistContextFactory {

    @Override
    protected ContentAssistContext[] doCreateContexts(int offset) {
        initializeFromViewerAndResource(offset);
        CursorPlace place = OpenSmProposals.place(rootNode, offset);
        ContentAssistContext.Builder context =
                doCreateContext(lastCompleteNode, currentModel, currentModel, currentNode, place.prefix());
        return new ContentAssistContext[] {context.toContext()};
    }
}
