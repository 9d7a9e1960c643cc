package org.qos.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.qos.cli.fmt.FileRewrite;
import org.qos.cli.fmt.FormattedFile;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.format.Obstacle;
import org.qos.dsl.language.DecodedWith;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.language.TextTooLong;
import org.qos.dsl.project.Formatting;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.context.DocumentContext;

/** Reads, formats and rewrites the files that a user names. */
final class FormattedFiles {

    private static final Path STANDARD_INPUT = Path.of("standard input");

    private final Console console;
    private final InputFiles inputs;

    FormattedFiles(Console console) {
        this.console = console;
        this.inputs = new InputFiles(console);
    }

    /** Loads a file and formats its text. */
    FormattedFile load(Path file, Optional<String> languageId) {
        SourceFile source = inputs.load(file, inputs.language(file, languageId), DocumentContext.unknown());
        Charset charset = DecodedWith.of(source.resource()).orElse(StandardCharsets.UTF_8);
        Formatted formatted = Formatting.of(source);
        byte[] written = inputs.reading(file, Files::readAllBytes);
        boolean kept = Arrays.equals(written, formatted.before().getBytes(charset));
        return new FormattedFile(
                file.toString(), console.resolve(file), kept ? formatted : undecodable(formatted, charset), charset);
    }

    /**
     * Formats standard input.
     *
     * @param name its file name
     */
    FormattedFile read(Optional<Path> name, Optional<String> languageId) {
        Path shown = name.orElse(STANDARD_INPUT);
        SourceText text = standardInput();
        Language language = inputs.languageOf(shown, text::text, languageId);
        Formatted formatted = Formatting.of(new ProjectFiles().load(shown.toString(), text.text(), language));
        boolean utf8 = text.charset().equals(StandardCharsets.UTF_8);
        return new FormattedFile(
                shown.toString(),
                shown,
                utf8 ? formatted : undecodable(formatted, StandardCharsets.UTF_8),
                text.charset());
    }

    /** Writes the formatted text in the place of the file. */
    static void rewrite(FormattedFile file) {
        try {
            FileRewrite.write(file.path(), file.formatted().after().getBytes(file.charset()));
        } catch (IOException e) {
            throw CommandFailed.failed(file.name() + ": cannot be written: " + IoReason.of(e));
        }
    }

    private SourceText standardInput() {
        try {
            SourceText read = SourceText.decode(console.in().readAllBytes());
            TextTooLong.check(read.text());
            return read;
        } catch (IOException e) {
            throw CommandFailed.failed("standard input cannot be read: " + IoReason.of(e));
        }
    }

    private static Formatted undecodable(Formatted formatted, Charset charset) {
        return new Formatted(
                formatted.before(),
                formatted.before(),
                Optional.of(new Obstacle(0, "its bytes are not valid " + charset + "; save it as UTF-8")));
    }
}
