package org.qos.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.FirstFile;
import org.qos.dsl.project.LanguageInjectors;

/** Sets up EMF, Xtext and the language of the first named file while the main thread reads the arguments and settings. */
final class LanguageSetup {

    /** The commands that read no file in a language. */
    private static final Set<String> WITHOUT_LANGUAGES =
            Set.of("discover", "help", "lsp", "rollback", "rules", "version");

    private LanguageSetup() {}

    /**
     * Begins the setup, if the command needs one.
     *
     * @param args the arguments of the process, which may be wrong
     */
    static void begin(String... args) {
        if (args.length > 1 && !args[0].startsWith("-") && !WITHOUT_LANGUAGES.contains(args[0])) {
            LanguageInjectors.standalone().begin(() -> first(args));
        }
    }

    /** The first argument that is named like a file of a language. */
    static Optional<FirstFile> first(String... args) {
        return Arrays.stream(args).flatMap(LanguageSetup::byName).findFirst();
    }

    private static Stream<FirstFile> byName(String argument) {
        try {
            Path path = Path.of(argument);
            Path name = path.getFileName();
            return name == null
                    ? Stream.empty()
                    : Language.byFileName(name.toString()).stream().map(language -> new FirstFile(path, language));
        } catch (InvalidPathException notAPath) {
            return Stream.empty();
        }
    }
}
