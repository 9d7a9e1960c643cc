package org.qos.dsl.options;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.antlr.Lexer;
import org.eclipse.xtext.parser.antlr.LexerBindings;
import org.qos.dsl.format.LanguageServices;

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

    /** Binds the language, and the services that all languages have. */
    public void configureLanguage(Binder binder) {
        binder.install(new LanguageServices(new OptionsLanguage(), OptionsLayout.class));
    }
}
