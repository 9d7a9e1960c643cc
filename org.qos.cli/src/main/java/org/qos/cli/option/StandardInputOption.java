package org.qos.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import picocli.CommandLine.Option;

/** {@code --stdin-filename}: the file that standard input stands for. */
public final class StandardInputOption {

    @Option(
            names = "--stdin-filename",
            paramLabel = "NAME",
            description = "The file name of standard input, which determines its language and its project.")
    private Optional<Path> fileName = Optional.empty();

    /** The files of a command, standard input among them. */
    public InputFiles inputs(Console console) {
        return new InputFiles(console, fileName);
    }
}
