package org.qos.dsl.partitions;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
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
import org.qos.dsl.scoping.OneSegmentNames;

/** The services of the partition language. */
public class PartitionsRuntimeModule extends AbstractPartitionsRuntimeModule {

    @Override
    public void configureRuntimeLexer(Binder binder) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerBindings.RUNTIME))
                .to(PartitionsLexer.class);
    }

    @Override
    public Class<? extends IValueConverterService> bindIValueConverterService() {
        return PartitionsConverters.class;
    }

    @Override
    public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
        return PartitionsNames.class;
    }

    /** Binds names to one segment each. */
    public Class<? extends IQualifiedNameConverter> bindIQualifiedNameConverter() {
        return OneSegmentNames.class;
    }

    /** Errors at the end of any text. */
    public Class<? extends IDiagnosticConverter> bindIDiagnosticConverter() {
        return OffsetsOfIssues.class;
    }

    /** The language itself. */
    public Language bindLanguage() {
        return new PartitionsLanguage();
    }

    /** Files are the language's by their names, not by their extensions. */
    public Class<? extends IResourceServiceProvider> bindIResourceServiceProvider() {
        return ServicesByFileName.class;
    }

    /** The style of the language. */
    public Class<? extends LayoutRules> bindLayoutRules() {
        return PartitionsLayout.class;
    }

    /** Editors format by the same rules as the command. */
    public Class<? extends IFormatter2> bindIFormatter2() {
        return TextFormatter.class;
    }
}
