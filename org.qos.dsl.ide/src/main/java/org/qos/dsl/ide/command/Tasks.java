package org.qos.dsl.ide.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.ServerCapabilities;

/** All commands that a client can have executed. */
public final class Tasks {

    private static final List<Task> ALL = List.of(new Explain(), new Convert(), new Generate());

    private Tasks() {}

    /** The command of a name. */
    public static Optional<Task> byName(String name) {
        return ALL.stream().filter(task -> task.name().equals(name)).findFirst();
    }

    /** Their names. */
    public static List<String> names() {
        return ALL.stream().map(Task::name).toList();
    }

    /**
     * Says in the server's capabilities that there are commands.
     *
     * @param others what else the server executes
     */
    public static void announce(ServerCapabilities server, List<String> others) {
        ExecuteCommandOptions options = new ExecuteCommandOptions(
                Stream.concat(names().stream(), others.stream()).toList());
        options.setWorkDoneProgress(true);
        server.setExecuteCommandProvider(options);
    }
}
