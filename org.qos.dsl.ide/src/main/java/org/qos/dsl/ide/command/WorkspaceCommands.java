package org.qos.dsl.ide.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.ServerCapabilities;

/** All commands of {@code workspace/executeCommand} about policies. */
public final class WorkspaceCommands {

    /** Runs tests. */
    public static final WorkspaceCommand TEST = new WorkspaceCommand("qos.test", "Running tests", RunTests::run);

    private static final List<WorkspaceCommand> ALL = List.of(
            new WorkspaceCommand("qos.explain", "Explaining the request", Explain::run),
            new WorkspaceCommand("qos.proposeRequest", "Reading the fabric", ProposeRequest::run),
            new WorkspaceCommand("qos.convert", "Converting the policy", Convert::run),
            new WorkspaceCommand("qos.generate", "Generating OpenSM's files", Generate::run),
            TEST,
            new WorkspaceCommand("qos.listTests", "Listing tests", ListTests::run),
            new WorkspaceCommand("qos.context", "Reading the context", DescribeContext::run),
            new WorkspaceCommand("qos.describeFabric", "Reading the fabric", DescribeFabric::run));

    private WorkspaceCommands() {}

    /** The command with a name. */
    public static Optional<WorkspaceCommand> byName(String name) {
        return ALL.stream().filter(task -> task.name().equals(name)).findFirst();
    }

    /** The names of all commands. */
    public static List<String> names() {
        return ALL.stream().map(WorkspaceCommand::name).toList();
    }

    /**
     * Adds the commands to the server capabilities.
     *
     * @param others the other commands of the server
     */
    public static void registerCapabilities(ServerCapabilities server, List<String> others) {
        ExecuteCommandOptions options = new ExecuteCommandOptions(
                Stream.concat(names().stream(), others.stream()).toList());
        options.setWorkDoneProgress(true);
        server.setExecuteCommandProvider(options);
    }
}
