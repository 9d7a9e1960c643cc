package org.qos.cli.input;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.qos.cli.console.Console;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.fabric.snapshot.SnapshotProblem;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;

/** Prints what is wrong with the snapshot of a context. */
public record SnapshotReport(Console console) {

    /**
     * Prints the problems of a snapshot.
     *
     * @param sm the port that the command line names
     */
    public void print(DocumentContext context, Optional<String> sm) {
        context.snapshot().problems().forEach((file, problems) -> problems.forEach(problem -> print(file, problem)));
        sm.filter(port -> isUnknown(port, context.fabricContext().fabric()))
                .ifPresent(port -> console.err().println("--sm: warning: the fabric has no port " + port));
    }

    private static boolean isUnknown(String port, Fabric fabric) {
        try {
            return !fabric.isEmpty() && fabric.endpointIndex(new PortFinder(fabric).guid(port)) < 0;
        } catch (RequestSyntaxException notAPort) {
            return false;
        }
    }

    private void print(Path file, SnapshotProblem problem) {
        console.err()
                .println(console.name(file) + ":" + problem.line() + ": "
                        + problem.severity().name().toLowerCase(Locale.ROOT) + ": " + problem.message());
    }
}
