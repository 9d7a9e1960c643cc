package org.qos.dsl.ide.command;

import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.ide.workspace.View;

/** Executes a command as a client does. */
final class CommandRunner {

    private CommandRunner() {}

    /** The result of a command with JSON arguments. */
    static CommandResult of(String name, View view, String arguments) {
        return of(name, view, arguments, step -> {});
    }

    static CommandResult of(String name, View view, String arguments, CommandProgress progress) {
        return WorkspaceCommands.byName(name)
                .orElseThrow()
                .execution()
                .run(view, JsonParser.parseString(arguments).getAsJsonObject(), progress);
    }

    /** The progress messages of a command. */
    static List<String> steps(String name, View view, String arguments) {
        List<String> progress = new ArrayList<>();
        of(name, view, arguments, progress::add);
        return progress;
    }
}
