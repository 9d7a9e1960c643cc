package org.qos.dsl.partitions.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.ide.LexerIdeBindings;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;

/** The editor services of the partition language. */
public class PartitionsIdeModule extends AbstractPartitionsIdeModule {

    @Override
    public void configureContentAssistLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST))
                .to(PartitionsContentAssistLexer.class);
    }
}
