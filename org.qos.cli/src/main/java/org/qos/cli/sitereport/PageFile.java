package org.qos.cli.sitereport;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.output.Replacement;
import org.qos.dsl.language.IoReason;

/**
 * Writes an HTML page or a picture, which replaces only what the same command wrote.
 *
 * @param console resolves the path and takes messages
 * @param option the option that names the file, such as {@code -o}
 * @param file where it is written
 * @param force also replaces other files
 * @param quiet says nothing of success
 */
public record PageFile(Console console, String option, Path file, boolean force, boolean quiet) {

    /**
     * Writes the text.
     *
     * @param command the command, by which the file is known again
     * @param inputs files that are never replaced
     */
    public void write(String command, String text, Set<Path> inputs) {
        Path target = console.resolve(file);
        List<GeneratedFile> files = List.of(
                GeneratedFile.ofText(target.getFileName().toString(), text).markedPage(command));
        OutputFolder folder = new OutputFolder(target.getParent());
        try {
            folder.refused(files, inputs, force).ifPresent(this::refuse);
            boolean written = !folder.write(files).isEmpty();
            if (!quiet) {
                console.err().println(file + (written ? ": written" : ": unchanged"));
            }
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": cannot be written: " + IoReason.of(e));
        }
    }

    private void refuse(Replacement replacement) {
        throw CommandFailed.usage(
                switch (replacement.reason()) {
                    case IS_INPUT ->
                        file + ": is an input of this command and would be replaced; choose another file with " + option
                                + ".";
                    case NOT_GENERATED ->
                        file + ": not written by this command, or edited since; nothing is written. Choose another file"
                                + " with " + option + ", or replace with --force.";
                });
    }
}
