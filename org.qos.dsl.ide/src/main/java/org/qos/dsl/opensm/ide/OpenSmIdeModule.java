package org.qos.dsl.opensm.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.ide.LexerIdeBindings;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;

/** The editor services of the OpenSM spelling. */
public class OpenSmIdeModule extends AbstractOpenSmIdeModule {

    @Override
    public void configureContentAssistLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST))
                .to(OpenSmContentAssistLexer.class);
    }

    /** Finds out what is being completed. */
    public Class<? extends ContentAssistContextFactory> bindContentAssistContextFactory() {
        return OpenSmContextFactory.class;
    }

    /** Makes the proposals. */
    public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
        return OpenSmProposals.class;
    }
}
