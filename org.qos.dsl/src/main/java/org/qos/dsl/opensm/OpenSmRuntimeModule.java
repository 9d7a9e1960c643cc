package org.qos.dsl.opensm;

import com.google.inject.Binder;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.linking.ILinker;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.parser.antlr.IPartialParsingHelper;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.qos.dsl.format.LanguageModule;
import org.qos.dsl.opensm.convert.OpenSmValueConverters;
import org.qos.dsl.opensm.format.OpenSmLayout;
import org.qos.dsl.opensm.scoping.EntryLinker;
import org.qos.dsl.opensm.scoping.FirstName;
import org.qos.dsl.opensm.scoping.OpenSmLinkingMessages;
import org.qos.dsl.opensm.syntax.ExplainingParser;
import org.qos.dsl.opensm.syntax.PlainSyntaxMessages;
import org.qos.dsl.opensm.syntax.WholeFileParsing;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scoping.OneSegmentNames;

/** The services of the OpenSM syntax. */
public class OpenSmRuntimeModule extends AbstractOpenSmRuntimeModule {

    @Override
    public void configureRuntimeLexer(Binder binder) {
        ScannerLexer.bind(binder, OpenSmLexer.class);
    }

    @Override
    public Class<? extends IParser> bindIParser() {
        return ExplainingParser.class;
    }

    @Override
    public Class<? extends IValueConverterService> bindIValueConverterService() {
        return OpenSmValueConverters.class;
    }

    @Override
    public Class<? extends IPartialParsingHelper> bindIPartialParserHelper() {
        return WholeFileParsing.class;
    }

    /** Messages without the parser's jargon. */
    public Class<? extends ISyntaxErrorMessageProvider> bindISyntaxErrorMessageProvider() {
        return PlainSyntaxMessages.class;
    }

    /** Messages for names without a definition. */
    public Class<? extends ILinkingDiagnosticMessageProvider.Extended> bindILinkingDiagnosticMessageProvider() {
        return OpenSmLinkingMessages.class;
    }

    @Override
    public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
        return FirstName.class;
    }

    @Override
    public Class<? extends ILinker> bindILinker() {
        return EntryLinker.class;
    }

    /** Names have one segment. */
    public Class<? extends IQualifiedNameConverter> bindIQualifiedNameConverter() {
        return OneSegmentNames.class;
    }

    /** Binds the language, and the services that all languages have. */
    public void configureLanguage(Binder binder) {
        binder.install(new LanguageModule(new OpenSmLanguage(), OpenSmLayout.class));
    }
}
