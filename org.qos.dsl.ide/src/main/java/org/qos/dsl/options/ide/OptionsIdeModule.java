package org.qos.dsl.options.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.ide.LexerIdeBindings;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;

/** The editor services of the option language. */
public class OptionsIdeModule extends AbstractOptionsIdeModule {

    @Override
    public void configureContentAssistLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST))
                .to(OptionsContentAssistLexer.class);
    }
}
