package org.qos.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.help.Examples;
import org.qos.dsl.ide.server.ServerMain;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code qos lsp}: the language server, for editors that start a command. It takes the streams of the process, not those of
 * the {@link Console}, because the protocol is bytes.
 */
@Command(
        name = "lsp",
        description = "Start the language server on standard input and output, for editors (docs/editors.md).")
@Examples("qos lsp")
final class LspCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--socket",
            paramLabel = "PORT",
            description = "Listen on this local port for one client instead of the standard streams; for debugging.")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--stdio", description = "Use the standard streams (the default; some editors pass this option).")
    private boolean standardStreams;

    @Option(
            names = "--clientProcessId",
            paramLabel = "ID",
            hidden = true,
            description = "Ignored; the processId of initialize is used.")
    private Optional<Long> clientProcess = Optional.empty();

    @Option(
            names = "--cds-training-run",
            hidden = true,
            description = "Run a short session to record its classes for -XX:ArchiveClassesAtExit, then exit.")
    private boolean cdsTrainingRun;

    @Override
    public Integer call() throws InterruptedException {
        try {
            serve();
            return ExitCode.CLEAN;
        } catch (IOException refused) {
            throw CommandFailed.failed(
                    "port " + port.orElse(0) + ": cannot listen: " + refused.getMessage() + ". Try another port.");
        }
    }

    private void serve() throws IOException, InterruptedException {
        if (cdsTrainingRun) {
            ServerMain.runCdsTraining();
        } else if (port.isPresent()) {
            ServerMain.serveOnSocket(valid(port.get()));
        } else {
            ServerMain.serveOnStandardStreams();
        }
    }

    private int valid(int number) {
        if (number < 0 || number > ServerMain.MAX_SOCKET_PORT) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'--socket' expects a port from 0 to " + ServerMain.MAX_SOCKET_PORT + ", found " + number + ".");
        }
        return number;
    }
}
