package org.qos.dsl.rfc.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.ide.LexerIdeBindings;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.IPrefixMatcher;
import org.eclipse.xtext.ide.editor.contentassist.IProposalConflictHelper;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;

/** What the RFC spelling does in its own way in editors. */
public class RfcIdeModule extends AbstractRfcIdeModule {

    @Override
    public void configureContentAssistLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST))
                .to(RfcContentAssistLexer.class);
    }

    /** Tags and names instead of every token that fits. */
    public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
        return RfcProposals.class;
    }

    /** Names are compared by how they begin, in any case; a dot in them is an ordinary character. */
    @Override
    public Class<? extends IPrefixMatcher> bindIPrefixMatcher() {
        return IPrefixMatcher.IgnoreCase.class;
    }

    /** What stands before the cursor, without the tags that the lexer added. */
    public Class<? extends ContentAssistContextFactory> bindContentAssistContextFactory() {
        return RfcContexts.class;
    }

    /** Tags end with themselves: none runs into what stands before it. */
    @Override
    public Class<? extends IProposalConflictHelper> bindIProposalConflictHelper() {
        return NoConflicts.class;
    }

    static final class NoConflicts implements IProposalConflictHelper {
        @Override
        public boolean existsConflict(String proposal, ContentAssistContext context) {
            return false;
        }
    }
}
