package org.qos.dsl.ide.command;

import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Executes a command as a client does. */
final class CommandRunner {

    private CommandRunner() {}

    /** The result of a command with JSON arguments. */
    static CommandResult of(String name, DocumentSnapshot snapshot, String arguments) {
        return of(name, snapshot, arguments, step -> {});
    }

    static CommandResult of(String name, DocumentSnapshot snapshot, String arguments, CommandProgress progress) {
        return WorkspaceCommands.byName(name)
                .orElseThrow()
                .execution()
                .run(snapshot, JsonParser.parseString(arguments).getAsJsonObject(), progress);
    }

    /** The progress messages of a command. */
    static List<String> steps(String name, DocumentSnapshot snapshot, String arguments) {
        List<String> progress = new ArrayList<>();
        of(name, snapshot, arguments, progress::add);
        return progress;
    }
}
