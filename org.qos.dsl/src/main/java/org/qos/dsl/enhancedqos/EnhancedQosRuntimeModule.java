package org.qos.dsl.enhancedqos;

import com.google.inject.Binder;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.qos.dsl.format.LanguageModule;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scoping.NoNames;

/** The services of the language of enhanced QoS policy files. */
public class EnhancedQosRuntimeModule extends AbstractEnhancedQosRuntimeModule {

    @Override
    public void configureRuntimeLexer(Binder binder) {
        ScannerLexer.bind(binder, EnhancedQosLexer.class);
    }

    /** Binds that no name is an Xtext one: a rule compares the names of bandwidths, which no other file refers to. */
    @Override
    public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
        return NoNames.class;
    }

    /** Binds the language, and the services that all languages have. */
    public void configureLanguage(Binder binder) {
        binder.install(new LanguageModule(new EnhancedQosLanguage(), EnhancedQosLayout.class));
    }
}
