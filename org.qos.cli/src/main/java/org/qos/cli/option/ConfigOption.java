package org.qos.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.Console;
import org.qos.cli.input.ProjectContexts;
import org.qos.dsl.project.context.ContextOverrides;
import picocli.CommandLine.Option;

/** The option that names the project file. */
public final class ConfigOption {

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The project file for all files (default: the nearest qos.yaml, from the folder of each file"
                    + " upwards).")
    private Optional<Path> config = Optional.empty();

    Optional<Path> config() {
        return config;
    }

    /** The contexts of files that only this option decides about. */
    public ProjectContexts contexts(Console console) {
        return new ProjectContexts(
                console,
                new ContextOverrides(
                        config.map(console::resolve),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }
}
