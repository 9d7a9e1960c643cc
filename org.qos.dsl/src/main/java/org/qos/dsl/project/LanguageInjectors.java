package org.qos.dsl.project;

import com.google.inject.Injector;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SynchronizedPackages;

/** The languages outside editors, each set up when it is first needed, or before by another thread. */
public final class LanguageInjectors {

    private static final LanguageInjectors STANDALONE = new LanguageInjectors();

    private final Map<Language, Injector> injectors = new HashMap<>();

    /** Counted down when the setup in another thread has ended, also where it failed. */
    private volatile CountDownLatch setupEnded = new CountDownLatch(0);

    private LanguageInjectors() {}

    /** The languages of this process. */
    public static LanguageInjectors standalone() {
        return STANDALONE;
    }

    /**
     * Begins to set a language up in another thread. Whoever needs any language waits for its end, because EMF's registries of
     * resources are not synchronized. Where it fails, the language is set up again when it is needed, which reports the error.
     *
     * @param language finds the language, in the other thread
     */
    public void begin(Supplier<Optional<Language>> language) {
        SynchronizedPackages.install();
        setupEnded = new CountDownLatch(1);
        Thread thread = new Thread(() -> setUp(language), "languages");
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler((failed, error) -> {});
        thread.start();
    }

    private void setUp(Supplier<Optional<Language>> language) {
        try {
            language.get().ifPresent(this::created);
        } finally {
            setupEnded.countDown();
        }
    }

    /** The services of a language. */
    public Injector injector(Language language) {
        try {
            setupEnded.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return created(language);
    }

    private synchronized Injector created(Language language) {
        return injectors.computeIfAbsent(language, l -> l.setup().createInjectorAndDoEMFRegistration());
    }

    /** A new, empty resource that parses that language, whatever the file is called. */
    public XtextResource newResource(Language language, URI uri) {
        return (XtextResource)
                injector(language).getInstance(IResourceFactory.class).createResource(uri);
    }
}
