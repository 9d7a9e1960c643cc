package org.qos.dsl.format;

import com.google.inject.Binder;
import com.google.inject.Module;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.eclipse.xtext.validation.IResourceValidator;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.LanguageResource;
import org.qos.dsl.language.OffsetsOfIssues;
import org.qos.dsl.language.ServicesByFileName;
import org.qos.dsl.language.SyntaxAndReferences;

/**
 * What all languages have in common: files are the language's by their names, errors may be at the end of any text, and
 * editors format by the same rules as the command.
 *
 * @param language the language
 * @param layout its style
 */
public record LanguageModule(Language language, Class<? extends LayoutRules> layout) implements Module {

    @Override
    public void configure(Binder binder) {
        binder.bind(Language.class).toInstance(language);
        binder.bind(LayoutRules.class).to(layout);
        binder.bind(IFormatter2.class).to(TextFormatter.class);
        binder.bind(LazyLinkingResource.class).to(LanguageResource.class);
        binder.bind(IResourceServiceProvider.class).to(ServicesByFileName.class);
        binder.bind(IDiagnosticConverter.class).to(OffsetsOfIssues.class);
        binder.bind(IResourceValidator.class).to(SyntaxAndReferences.class);
    }
}
