package org.qos.dsl.project;

import com.google.inject.Injector;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SynchronizedPackages;

/** The languages outside editors, each set up when it is first needed, or before by another thread. */
public final class LanguageInjectors {

    private static final LanguageInjectors STANDALONE = new LanguageInjectors();

    private final Map<Language, Injector> injectors = new ConcurrentHashMap<>();
    private volatile SetupThread setup = SetupThread.NONE;

    private LanguageInjectors() {}

    /** The languages of this process. */
    public static LanguageInjectors standalone() {
        return STANDALONE;
    }

    /**
     * Begins to set up in another thread what a command needs for its first file. What fails there is done again when it is
     * needed, which reports the error.
     *
     * @param first finds the file, in the other thread
     */
    public void begin(Supplier<Optional<FirstFile>> first) {
        SynchronizedPackages.install();
        setup = SetupThread.start(first, this::created);
    }

    /** The services of a language. */
    public Injector injector(Language language) {
        setup.awaitRegistrations();
        Injector known = injectors.get(language);
        if (known != null && !setup.reads(language)) {
            return known;
        }
        setup.awaitEnd();
        return created(language);
    }

    private synchronized Injector created(Language language) {
        Injector known = injectors.get(language);
        if (known == null) {
            known = language.setup().createInjectorAndDoEMFRegistration();
            injectors.put(language, known);
        }
        return known;
    }

    /** A new, empty resource that parses that language, whatever the file is called. */
    public XtextResource newResource(Language language, URI uri) {
        return TextResource.create(injector(language), uri);
    }
}
