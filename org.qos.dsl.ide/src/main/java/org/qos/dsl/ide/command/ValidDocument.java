package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Collectors;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.project.Checker;

/** Requires that a document is free of errors that make its meaning uncertain. */
final class ValidDocument {

    private static final int MAX_SHOWN = 5;

    private ValidDocument() {}

    /**
     * Checks a document.
     *
     * @throws CommandException if there are such errors; the message lists them as {@code qos check} does
     * @throws java.util.concurrent.CancellationException if the command was cancelled
     */
    static void require(DocumentSnapshot snapshot, CommandProgress progress) {
        require(snapshot, Checker.check(snapshot.source(), progress::isCancelled));
    }

    /**
     * The same for a document that is checked.
     *
     * @throws CommandException if there are such errors
     */
    static void require(DocumentSnapshot snapshot, CheckedFile checked) {
        if (!checked.errors().isEmpty()) {
            throw new CommandException(message(snapshot.document().name(), checked.errors()));
        }
    }

    private static String message(String name, List<Finding> errors) {
        int more = errors.size() - MAX_SHOWN;
        return name + ": has errors; nothing was done.\n"
                + errors.stream()
                        .limit(MAX_SHOWN)
                        .map(found -> line(name, found))
                        .collect(Collectors.joining("\n"))
                + (more > 0 ? "\nand " + more + " more" : "");
    }

    private static String line(String name, Finding found) {
        return name + ":" + found.line() + ":" + found.column() + ": " + found.severity() + ": " + found.message()
                + " [" + found.code() + "]";
    }
}
