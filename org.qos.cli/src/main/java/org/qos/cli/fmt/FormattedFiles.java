package org.qos.cli.fmt;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.dsl.format.Formatted;
import org.qos.dsl.format.Obstacle;
import org.qos.dsl.language.DecodedWith;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Formatting;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.Settings;
import org.qos.fabric.file.AtomicFile;

/**
 * Reads, formats and rewrites the files that a user names.
 *
 * @param inputs reads the files
 * @param languageId the language of all files, whatever their names
 */
public record FormattedFiles(Console console, InputFiles inputs, Optional<String> languageId) {

    /**
     * Loads a file and formats its text.
     *
     * @param settings what its project file says
     * @param others what other project files say that may name it
     */
    public FormattedFile load(Path file, Settings settings, Supplier<List<Settings>> others) {
        byte[] written = inputs.bytes(file);
        SourceFile source = inputs.load(
                file, written, inputs.languages(languageId).of(file, settings, others), DocumentContext.unknown());
        Charset charset = DecodedWith.of(source.resource()).orElse(StandardCharsets.UTF_8);
        Formatted formatted = Formatting.of(source);
        boolean kept = Arrays.equals(written, formatted.before().getBytes(charset));
        boolean printable = !inputs.wasPiped(file) || charset.equals(StandardCharsets.UTF_8);
        return new FormattedFile(
                file.toString(),
                console.resolve(file),
                kept && printable ? formatted : undecodable(formatted, charset),
                charset);
    }

    /**
     * Writes the formatted text in the place of the file.
     *
     * @return whether this was needed; another program may have done the same
     * @throws CommandFailed when the file cannot be written, or has another content than the one that was formatted
     */
    public boolean rewrite(FormattedFile file) {
        byte[] before = file.formatted().before().getBytes(file.charset());
        byte[] after = file.formatted().after().getBytes(file.charset());
        byte[] now = inputs.bytes(Path.of(file.name()));
        if (Arrays.equals(now, after)) {
            return false;
        }
        if (!Arrays.equals(now, before)) {
            throw CommandFailed.failed(file.name() + ": has changed while it was formatted; it stays as it is now.");
        }
        try {
            AtomicFile.write(file.path(), after);
            return true;
        } catch (IOException e) {
            throw CommandFailed.failed(file.name() + ": cannot be written: " + IoReason.of(e));
        }
    }

    private static Formatted undecodable(Formatted formatted, Charset charset) {
        return new Formatted(
                formatted.before(),
                formatted.before(),
                Optional.of(new Obstacle(0, "its bytes are not valid " + charset + "; save it as UTF-8")));
    }
}
