package org.qos.dsl.ui.fix;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;

/**
 * A code action in the list of Ctrl+1.
 *
 * @param text the text that the edits refer to
 */
record LineAction(CodeAction action, FixedText text) implements ICompletionProposal {

    @Override
    public void apply(IDocument document) {
        CodeActionRequests.apply(action, text);
    }

    @Override
    public String getDisplayString() {
        return action.getTitle();
    }

    @Override
    public Point getSelection(IDocument document) {
        return null;
    }

    @Override
    public String getAdditionalProposalInfo() {
        return null;
    }

    @Override
    public Image getImage() {
        return null;
    }

    @Override
    public IContextInformation getContextInformation() {
        return null;
    }
}
