package org.qos.cli.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.qos.cli.QosCommand;
import org.qos.cli.console.Console;

/** Runs {@code qos check} without printing findings. */
final class QuietCheck {

    private QuietCheck() {}

    /** Checks a file of a folder; fails if the command complains about anything but findings. */
    static int exitCode(Path folder, String name) {
        StringWriter errors = new StringWriter();
        int exitCode = QosCommand.run(
                new Console(
                        InputStream.nullInputStream(),
                        new PrintWriter(new StringWriter()),
                        new PrintWriter(errors),
                        folder),
                "check",
                "--quiet",
                "--max-findings",
                "0",
                name);
        assertEquals("", errors.toString());
        return exitCode;
    }
}
