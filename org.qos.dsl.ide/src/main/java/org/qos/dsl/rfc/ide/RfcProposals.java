package org.qos.dsl.rfc.ide;

import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;

/** What may come next: tags, and the names of groups and levels; neither the separators of lists nor made-up values. */
public class RfcProposals extends IdeContentProposalProvider {

    @Override
    protected boolean filterKeyword(Keyword keyword, ContentAssistContext context) {
        return keyword.getValue().startsWith("<")
                && !context.getPrefix().endsWith(">")
                && super.filterKeyword(keyword, context);
    }

    /** Of the values only references have names to propose; numbers and text do not. */
    @Override
    protected void _createProposals(
            Assignment value, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
        if (value.getTerminal() instanceof CrossReference reference) {
            createProposals(reference, context, acceptor);
        }
    }
}
