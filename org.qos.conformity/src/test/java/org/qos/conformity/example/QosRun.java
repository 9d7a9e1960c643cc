package org.qos.conformity.example;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.qos.cli.QosCommand;
import org.qos.cli.console.Console;

/**
 * A run of the {@code qos} command in this process.
 *
 * @param exitCode its exit code
 * @param out what it printed as data
 * @param err what it printed as messages
 */
record QosRun(int exitCode, String out, String err) {

    static final int CLEAN = 0;
    static final int FINDINGS = 1;

    /** Runs the command with something on its standard input. */
    static QosRun of(String input, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                new PrintWriter(err),
                Path.of("").toAbsolutePath());
        int exitCode = QosCommand.run(console, words);
        return new QosRun(exitCode, out.toString(), err.toString());
    }
}
