package org.qos.dsl.ide.command;

import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.ide.workspace.View;

/** Executes a command as a client would have it executed. */
final class Run {

    private Run() {}

    /** What comes of a command with arguments in JSON. */
    static Outcome of(String name, View view, String arguments) {
        return of(name, view, arguments, step -> {});
    }

    static Outcome of(String name, View view, String arguments, Steps steps) {
        return Tasks.byName(name)
                .orElseThrow()
                .run(view, JsonParser.parseString(arguments).getAsJsonObject(), steps);
    }

    /** The steps of a command. */
    static List<String> steps(String name, View view, String arguments) {
        List<String> steps = new ArrayList<>();
        of(name, view, arguments, steps::add);
        return steps;
    }
}
