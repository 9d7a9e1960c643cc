package org.qos.dsl.partitions;

import com.google.inject.Binder;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.qos.dsl.format.LanguageModule;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scoping.OneSegmentNames;

/** The services of the partition language. */
public class PartitionsRuntimeModule extends AbstractPartitionsRuntimeModule {

    @Override
    public void configureRuntimeLexer(Binder binder) {
        ScannerLexer.bind(binder, PartitionsLexer.class);
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

    /** Binds the language, and the services that all languages have. */
    public void configureLanguage(Binder binder) {
        binder.install(new LanguageModule(new PartitionsLanguage(), PartitionsLayout.class));
    }
}
