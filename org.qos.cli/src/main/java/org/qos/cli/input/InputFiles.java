package org.qos.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.FileKind;

/**
 * Finds, reads and loads the files that a user names, with messages that name them as the user did. What is piped in is read
 * once and known under its file name from then on.
 */
public final class InputFiles {

    /** The names of standard input. */
    private static final List<Path> STANDARD_INPUT =
            List.of(Path.of("-"), Path.of("/dev/stdin"), Path.of("/dev/fd/0"), Path.of("/proc/self/fd/0"));

    private static final Path UNNAMED = Path.of("standard input");

    private final Console console;
    private final Optional<Path> pipedName;
    private final Map<Path, byte[]> piped = new HashMap<>();

    /**
     * Reads nothing yet.
     *
     * @param pipedName the file name of what is piped in, which decides its language and project
     */
    public InputFiles(Console console, Optional<Path> pipedName) {
        this.console = console;
        this.pipedName = pipedName;
    }

    /** Whether an argument is standard input. */
    public static boolean isStandardInput(Path argument) {
        return STANDARD_INPUT.contains(argument);
    }

    /** Whether an argument is standard input or process substitution. */
    public static boolean isPiped(Path argument) {
        return isStandardInput(argument) || FileKind.isInherited(argument);
    }

    /**
     * The file of an argument; what is piped in is read now.
     *
     * @throws CommandFailed when it cannot be read, or is read already
     */
    public Path file(Path argument) {
        if (!isPiped(argument)) {
            return argument;
        }
        Path name = pipedName.orElse(isStandardInput(argument) ? UNNAMED : argument);
        byte[] bytes = reading(name, path -> content(argument));
        if (piped.putIfAbsent(console.resolve(name), bytes) != null) {
            throw CommandFailed.usage(name + ": is given twice; it can be read once.");
        }
        return name;
    }

    private byte[] content(Path argument) throws IOException {
        return isStandardInput(argument)
                ? FileInput.read(argument.toString(), console.in(), SourceText.MAX_BYTES)
                : FileInput.read(argument, SourceText.MAX_BYTES);
    }

    /** Whether a file was piped in. */
    public boolean wasPiped(Path file) {
        return piped.containsKey(console.resolve(file));
    }

    /** All bytes of a file. */
    public byte[] bytes(Path file) {
        return reading(file, this::bytesOf);
    }

    /** The text of a file. */
    public String text(Path file) {
        return reading(file, path -> SourceText.of(bytesOf(path))).text();
    }

    private byte[] bytesOf(Path path) throws IOException {
        return piped.containsKey(path) ? piped.get(path) : FileInput.read(path, SourceText.MAX_BYTES);
    }

    /** Loads a file in the given language. */
    public SourceFile load(Path file, Language language, DocumentContext context) {
        return load(file, bytes(file), language, context);
    }

    /** Loads the bytes of a file in the given language. */
    public SourceFile load(Path file, byte[] bytes, Language language, DocumentContext context) {
        return reading(file, path -> context.files(language).load(path, SourceText.of(bytes), language));
    }

    /** Loads a policy: its syntax is that given, else what its name says, else what its content says. */
    public SourceFile loadPolicy(Path file, Optional<String> languageId, DocumentContext context) {
        Language language = languages(languageId).ofPolicy(file);
        if (!language.isPolicy()) {
            throw CommandFailed.usage(file + ": is " + language.kind()
                    + ", expected a policy; name its syntax with --language rfc or --language opensm.");
        }
        return load(file, language, context);
    }

    /** Finds out the languages of files. */
    public FileLanguages languages(Optional<String> languageId) {
        return new FileLanguages(console, languageId, file -> reading(file, path -> SourceText.of(bytesOf(path)))
                .text());
    }

    /** Reads a file or a folder with a reader of its own. */
    public <T> T reading(Path file, Reader<T> reader) {
        try {
            return reader.read(console.resolve(file));
        } catch (NoSuchFileException e) {
            throw CommandFailed.failed(file + ": no such file.");
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": cannot be read: " + IoReason.of(e));
        }
    }

    /** Whether an argument is a folder. */
    public boolean isFolder(Path argument) {
        return Files.isDirectory(console.resolve(argument));
    }

    /** Makes something of a file. */
    @FunctionalInterface
    public interface Reader<T> {
        T read(Path path) throws IOException;
    }
}
