package org.qos.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.FirstFile;
import org.qos.dsl.project.LanguageInjectors;

/** Sets up EMF, Xtext and the language of the first file while the main thread reads the arguments and settings. */
final class LanguageSetup {

    /** The commands that read no file in a language. */
    private static final Set<String> WITHOUT_LANGUAGES =
            Set.of("completion", "discover", "help", "lsp", "rollback", "rules", "version");

    /** How many files of a folder are looked at; searching more would take longer than it saves. */
    private static final int MAX_FILES = 200;

    private LanguageSetup() {}

    /**
     * Begins the setup, if the command needs one.
     *
     * @param args the arguments of the process, which may be wrong
     */
    static void begin(String... args) {
        if (args.length > 0 && !args[0].startsWith("-") && !WITHOUT_LANGUAGES.contains(args[0])) {
            LanguageInjectors.standalone().begin(() -> first(Path.of(""), args));
        }
    }

    /**
     * The first argument that is named like a file of a language, else the first policy that is found in a folder: that of a
     * project, without whose name it is checked.
     */
    static Optional<FirstFile> first(Path folder, String... args) {
        return Arrays.stream(args).flatMap(LanguageSetup::argument).findFirst().or(() -> policyIn(folder));
    }

    private static Stream<FirstFile> argument(String argument) {
        try {
            return byName(Path.of(argument));
        } catch (InvalidPathException notAPath) {
            return Stream.empty();
        }
    }

    private static Optional<FirstFile> policyIn(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.limit(MAX_FILES)
                    .flatMap(LanguageSetup::byName)
                    .filter(file -> file.language().isPolicy())
                    .findFirst();
        } catch (IOException | UncheckedIOException unreadable) {
            return Optional.empty();
        }
    }

    private static Stream<FirstFile> byName(Path path) {
        Path name = path.getFileName();
        return name == null
                ? Stream.empty()
                : Language.byFileName(name.toString()).stream().map(language -> new FirstFile(path, language));
    }
}
