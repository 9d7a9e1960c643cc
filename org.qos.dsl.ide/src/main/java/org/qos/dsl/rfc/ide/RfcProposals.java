package org.qos.dsl.rfc.ide;

import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;

/** What may come next: tags, and the names of groups and levels; not the bare separators of lists. */
public class RfcProposals extends IdeContentProposalProvider {

    @Override
    protected boolean filterKeyword(Keyword keyword, ContentAssistContext context) {
        return keyword.getValue().startsWith("<")
                && !context.getPrefix().endsWith(">")
                && super.filterKeyword(keyword, context);
    }
}
