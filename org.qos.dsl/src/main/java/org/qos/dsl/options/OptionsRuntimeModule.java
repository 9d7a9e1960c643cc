package org.qos.dsl.options;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.antlr.Lexer;
import org.eclipse.xtext.parser.antlr.LexerBindings;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.TextFormatter;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.OffsetsOfIssues;
import org.qos.dsl.language.ServicesByFileName;

/** The services of the option language. */
public class OptionsRuntimeModule extends AbstractOptionsRuntimeModule {

    @Override
    public void configureRuntimeLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerBindings.RUNTIME))
                .to(OptionsLexer.class);
    }

    @Override
    public Class<? extends IValueConverterService> bindIValueConverterService() {
        return OptionsConverters.class;
    }

    /** Binds that nothing in an option file has a name: an option may be set again, and the last one counts. */
    @Override
    public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
        return NoNames.class;
    }

    /** Errors at the end of any text. */
    public Class<? extends IDiagnosticConverter> bindIDiagnosticConverter() {
        return OffsetsOfIssues.class;
    }

    /** The language itself. */
    public Language bindLanguage() {
        return new OptionsLanguage();
    }

    /** Files are the language's by their names, not by their extensions. */
    public Class<? extends IResourceServiceProvider> bindIResourceServiceProvider() {
        return ServicesByFileName.class;
    }

    /** The style of the language. */
    public Class<? extends LayoutRules> bindLayoutRules() {
        return OptionsLayout.class;
    }

    /** Editors format by the same rules as the command. */
    public Class<? extends IFormatter2> bindIFormatter2() {
        return TextFormatter.class;
    }
}
