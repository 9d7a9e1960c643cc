package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * A command of {@code workspace/executeCommand}. It uses a snapshot of its own, so that it can run in parallel to requests.
 *
 * @param name the LSP name of the command, such as {@code qos.explain}
 * @param title the title of the progress that the client shows
 * @param execution what the command does
 */
public record WorkspaceCommand(String name, String title, Execution execution) {

    /** What a command does. */
    @FunctionalInterface
    public interface Execution {

        /**
         * Executes the command.
         *
         * @param policy the policy
         * @param arguments the other arguments
         * @param progress receives each step
         * @throws CommandException if the command cannot be executed; the message says why
         * @throws java.util.concurrent.CancellationException if the command was cancelled
         */
        CommandResult run(DocumentSnapshot policy, JsonObject arguments, CommandProgress progress);
    }
}
