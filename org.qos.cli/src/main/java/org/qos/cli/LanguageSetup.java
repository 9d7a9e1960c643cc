package org.qos.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.LanguageInjectors;

/**
 * Sets up EMF, Xtext and the language of the first named file in a thread of its own while the main thread reads the
 * arguments, because both take about as long. The registries of EMF are not synchronized, so a command has to wait for the end
 * before it uses a language.
 */
final class LanguageSetup {

    /** The commands that read no file in a language. */
    private static final Set<String> WITHOUT_LANGUAGES =
            Set.of("discover", "help", "lsp", "rollback", "rules", "version");

    private final Optional<Thread> thread;

    private LanguageSetup(Optional<Thread> thread) {
        this.thread = thread;
    }

    /**
     * Begins the setup, if the command needs one.
     *
     * @param args the arguments of the process, which may be wrong
     */
    static LanguageSetup begin(String... args) {
        if (args.length < 2 || args[0].startsWith("-") || WITHOUT_LANGUAGES.contains(args[0])) {
            return new LanguageSetup(Optional.empty());
        }
        Thread thread = new Thread(() -> setUp(args), "languages");
        thread.setDaemon(true);
        // The command sets the language up again and reports the error.
        thread.setUncaughtExceptionHandler((failed, error) -> {});
        thread.start();
        return new LanguageSetup(Optional.of(thread));
    }

    /** Waits for the end of the setup. */
    void await() {
        try {
            if (thread.isPresent()) {
                thread.get().join();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void setUp(String... args) {
        language(args).ifPresent(LanguageInjectors.standalone()::injector);
    }

    /** The language of the first argument that is named like a file of one. */
    static Optional<Language> language(String... args) {
        return Arrays.stream(args).flatMap(LanguageSetup::byName).findFirst();
    }

    private static Stream<Language> byName(String argument) {
        try {
            Path name = Path.of(argument).getFileName();
            return name == null ? Stream.empty() : Language.byFileName(name.toString()).stream();
        } catch (InvalidPathException notAPath) {
            return Stream.empty();
        }
    }
}
