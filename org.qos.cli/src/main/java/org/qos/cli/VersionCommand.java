package org.qos.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code qos version}. */
@Command(name = "version", description = "Print the version.")
final class VersionCommand implements Callable<Integer> {

    private final Console console;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = VersionCommand.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        }
        console.out().println("qos " + properties.getProperty("version"));
        return ExitCode.CLEAN;
    }
}
