package org.qos.dsl.rfc;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.parser.antlr.Lexer;
import org.eclipse.xtext.parser.antlr.LexerBindings;
import org.qos.dsl.format.LanguageModule;
import org.qos.dsl.rfc.format.RfcLayout;
import org.qos.dsl.rfc.parser.RepairingParser;
import org.qos.dsl.rfc.parser.RfcLexer;
import org.qos.dsl.rfc.parser.RfcValueConverters;
import org.qos.dsl.rfc.scoping.RfcLinkingMessages;
import org.qos.dsl.rfc.scoping.RfcNames;
import org.qos.dsl.scoping.OneSegmentNames;

/** What the RFC syntax does in its own way. */
public class RfcRuntimeModule extends AbstractRfcRuntimeModule {

    @Override
    public Class<? extends IParser> bindIParser() {
        return RepairingParser.class;
    }

    @Override
    public Class<? extends Lexer> bindLexer() {
        return RfcLexer.class;
    }

    @Override
    public void configureRuntimeLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerBindings.RUNTIME))
                .to(RfcLexer.class);
    }

    @Override
    public Class<? extends IValueConverterService> bindIValueConverterService() {
        return RfcValueConverters.class;
    }

    /** Names in which a dot is an ordinary character. */
    public Class<? extends IQualifiedNameConverter> bindIQualifiedNameConverter() {
        return OneSegmentNames.class;
    }

    @Override
    public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
        return RfcNames.class;
    }

    /** References that lead nowhere, with messages in terms of the field. */
    public Class<? extends ILinkingDiagnosticMessageProvider.Extended> bindILinkingDiagnosticMessageProvider() {
        return RfcLinkingMessages.class;
    }

    /** Binds the language, and the services that all languages have. */
    public void configureLanguage(Binder binder) {
        binder.install(new LanguageModule(new RfcLanguage(), RfcLayout.class));
    }
}
