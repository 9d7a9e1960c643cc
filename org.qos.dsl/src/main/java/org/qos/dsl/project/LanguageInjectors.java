package org.qos.dsl.project;

import com.google.inject.Injector;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.qos.dsl.language.Language;

/** The languages outside editors, each set up when it is first needed. */
public final class LanguageInjectors {

    private static final LanguageInjectors STANDALONE = new LanguageInjectors();

    private final Map<Language, Injector> injectors = new HashMap<>();

    private LanguageInjectors() {}

    /** The languages of this process. */
    public static LanguageInjectors standalone() {
        return STANDALONE;
    }

    /** The services of a language. */
    public synchronized Injector injector(Language language) {
        return injectors.computeIfAbsent(language, l -> l.setup().createInjectorAndDoEMFRegistration());
    }

    /** A new, empty resource that parses that language, whatever the file is called. */
    public XtextResource newResource(Language language, URI uri) {
        return (XtextResource)
                injector(language).getInstance(IResourceFactory.class).createResource(uri);
    }
}
