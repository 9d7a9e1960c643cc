package org.qos.dsl.policytest;

import com.google.inject.Binder;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.qos.dsl.format.LanguageModule;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scoping.NoNames;

/** The services of the language of tests. */
public class PolicyTestRuntimeModule extends AbstractPolicyTestRuntimeModule {

    @Override
    public void configureRuntimeLexer(Binder binder) {
        ScannerLexer.bind(binder, PolicyTestLexer.class);
    }

    @Override
    public Class<? extends IValueConverterService> bindIValueConverterService() {
        return PolicyTestConverters.class;
    }

    /** Binds that nothing else refers to a test. */
    @Override
    public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
        return NoNames.class;
    }

    /** Binds the language, and the services that all languages have. */
    public void configureLanguage(Binder binder) {
        binder.install(new LanguageModule(new PolicyTestLanguage(), PolicyTestLayout.class));
    }
}
