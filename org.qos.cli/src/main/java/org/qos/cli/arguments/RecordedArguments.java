package org.qos.cli.arguments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** What the lines of a table state about a command, then about its options and parameters, one after the other. */
final class RecordedArguments {

    private final Object command;
    private final CommandSpec spec;
    private final List<String> description = new ArrayList<>();
    private final List<String> footer = new ArrayList<>();
    private final List<RecordedArgument> arguments = new ArrayList<>();

    RecordedArguments(Object command) {
        this.command = command;
        this.spec = CommandSpec.wrapWithoutInspection(command);
    }

    /** Adds a line: its first word, and the rest. */
    void add(String key, String value) {
        switch (key) {
            case "option", "parameter" -> begin(value.split(" "));
            default -> {
                if (arguments.isEmpty()) {
                    describe(key, value);
                } else {
                    arguments.get(arguments.size() - 1).add(key, value);
                }
            }
        }
    }

    /** The command with all of them. */
    CommandSpec spec() {
        spec.usageMessage().description(description.toArray(String[]::new)).footer(footer.toArray(String[]::new));
        arguments.forEach(argument -> spec.add(argument.spec()));
        return spec;
    }

    private void begin(String... fieldAndNames) {
        CommandField field = CommandField.of(command, fieldAndNames[0]);
        arguments.add(new RecordedArgument(field, Arrays.copyOfRange(fieldAndNames, 1, fieldAndNames.length)));
    }

    private void describe(String key, String value) {
        switch (key) {
            case "name" -> spec.name(value);
            case "description" -> description.add(value);
            case "footer" -> footer.add(value);
            case "spec" -> CommandField.of(command, value).set(spec);
            default -> throw new IllegalStateException(key + " " + value);
        }
    }
}
