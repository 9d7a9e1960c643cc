package org.qos.dsl.project;

import com.google.inject.Injector;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.partitions.PartitionsLanguage;

/**
 * Sets up the language of the first file of a command, and that of partitions, without which few policies are checked. Then it
 * parses the beginning of the file and drops the result, so that the classes and tables that a parser needs are ready when the file is read
 * in its project. EMF's registries of resources are not synchronized: no thread sets up another language before the end.
 */
final class SetupThread {

    /** A thread that has ended without doing anything. */
    static final SetupThread NONE = new SetupThread(0);

    /** How many bytes are parsed, the first ones of a longer file: enough for most tables of a parser. */
    private static final int MAX_BYTES = 1 << 13;

    private final CountDownLatch registrations;
    private final CountDownLatch end;
    private volatile Optional<Language> read = Optional.empty();

    private SetupThread(int steps) {
        registrations = new CountDownLatch(steps);
        end = new CountDownLatch(steps);
    }

    /**
     * Starts the thread.
     *
     * @param first finds the file, in the thread
     * @param services creates the services of a language
     */
    static SetupThread start(Supplier<Optional<FirstFile>> first, Function<Language, Injector> services) {
        SetupThread setup = new SetupThread(1);
        Thread thread = new Thread(() -> setup.run(first, services), "languages");
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler((failed, error) -> {});
        thread.start();
        return setup;
    }

    private void run(Supplier<Optional<FirstFile>> first, Function<Language, Injector> services) {
        try {
            Optional<FirstFile> file = first.get();
            file.ifPresent(found -> register(found.language(), services));
            read = file.map(FirstFile::language);
            registrations.countDown();
            file.ifPresent(found -> parse(found.path(), services.apply(found.language())));
        } finally {
            registrations.countDown();
            end.countDown();
        }
    }

    private static void register(Language language, Function<Language, Injector> services) {
        services.apply(language);
        if (language.isPolicy()) {
            services.apply(new PartitionsLanguage());
        }
    }

    private static void parse(Path file, Injector services) {
        try {
            if (Files.isRegularFile(file)) {
                XtextResource resource = TextResource.create(services, URI.createURI("memory:/first"));
                new XtextResourceSet().getResources().add(resource);
                TextResource.load(resource, SourceText.of(start(file)));
            }
        } catch (IOException unreadable) {
            // reported when the file is read in its project
        }
    }

    private static byte[] start(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return bytes.readNBytes(MAX_BYTES);
        }
    }

    /** Waits until the languages that the thread sets up can be used. */
    void awaitRegistrations() {
        await(registrations);
    }

    /** Whether the thread may be reading a file in that language. */
    boolean reads(Language language) {
        return read.filter(language::equals).isPresent();
    }

    /** Waits for the end of the thread, also where it fails. */
    void awaitEnd() {
        await(end);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
