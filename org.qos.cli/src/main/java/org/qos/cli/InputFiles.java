package org.qos.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.project.context.DocumentContext;

/** Finds, reads and loads the files that a user names, with messages that name them as the user did. */
record InputFiles(Console console) {

    /** Loads a file in the given language. */
    SourceFile load(Path file, Language language, DocumentContext context) {
        return reading(file, path -> context.files(language).load(path, language));
    }

    /** Loads a policy: its syntax is that given, else what its name says, else what its content says. */
    SourceFile loadPolicy(Path file, Optional<String> languageId, DocumentContext context) {
        Language language = language(file, languageId);
        if (!language.isPolicy()) {
            throw CommandFailed.usage(file + ": is " + language.kind()
                    + ", expected a policy; name its syntax with --language rfc or --language opensm.");
        }
        return load(file, language, context);
    }

    /** The language that is given, else by the file's name, else by its content. */
    Language language(Path file, Optional<String> languageId) {
        return languageOf(file, () -> reading(file, SourceText::read).text(), languageId);
    }

    /** The same for a text that does not come from a file. */
    Language languageOf(Path file, Supplier<String> text, Optional<String> languageId) {
        return languageId
                .map(InputFiles::byId)
                .or(() -> Language.byFileName(file.getFileName().toString()))
                .or(() -> Language.byContent(text.get()))
                .orElseThrow(() -> CommandFailed.usage(file
                        + ": its language is clear neither from its name nor from its content; name it with --language ("
                        + Language.ids() + ")."));
    }

    /** Reads a file with a reader of its own. */
    <T> T reading(Path file, Reader<T> reader) {
        if (Files.isDirectory(console.resolve(file))) {
            throw CommandFailed.failed(file + ": is a folder, not a file.");
        }
        return readingPlace(file, reader);
    }

    /** Reads a file or a folder with a reader of its own. */
    <T> T readingPlace(Path file, Reader<T> reader) {
        try {
            return reader.read(console.resolve(file));
        } catch (NoSuchFileException e) {
            throw CommandFailed.failed(file + ": no such file.");
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": cannot be read: " + IoReason.of(e));
        }
    }

    private static Language byId(String id) {
        return Language.byId(id)
                .orElseThrow(() ->
                        CommandFailed.usage("unknown language '" + id + "'; expected one of " + Language.ids() + "."));
    }

    /** Makes something of a file. */
    @FunctionalInterface
    interface Reader<T> {
        T read(Path path) throws IOException;
    }
}
