package org.qos.dsl.options;

import com.google.inject.Binder;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.qos.dsl.format.LanguageModule;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scoping.NoNames;

/** The services of the option language. */
public class OptionsRuntimeModule extends AbstractOptionsRuntimeModule {

    @Override
    public void configureRuntimeLexer(Binder binder) {
        ScannerLexer.bind(binder, OptionsLexer.class);
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
        binder.install(new LanguageModule(new OptionsLanguage(), OptionsLayout.class));
    }
}
