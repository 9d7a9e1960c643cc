package org.qos.cli.help;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** How a command is called, in one line: what it needs, and that there are options. */
public final class Synopsis {

    private Synopsis() {}

    /** The synopsis of a command, such as {@code qos match --queries FILE [OPTION...]}. */
    public static String of(CommandSpec command) {
        Stream<String> required = command.options().stream()
                .filter(OptionSpec::required)
                .map(option -> option.longestName() + " " + option.paramLabel());
        Stream<String> arguments = command.subcommands().isEmpty()
                ? command.positionalParameters().stream().map(Synopsis::argument)
                : Stream.of("COMMAND");
        return Stream.of(
                        Stream.of(command.qualifiedName()),
                        required,
                        command.options().stream().allMatch(OptionSpec::required)
                                ? Stream.<String>of()
                                : Stream.of("[OPTION...]"),
                        arguments)
                .flatMap(part -> part)
                .collect(Collectors.joining(" "));
    }

    private static String argument(PositionalParamSpec argument) {
        String label = argument.paramLabel() + (argument.arity().max() > 1 ? "..." : "");
        return argument.arity().min() == 0 ? "[" + label + "]" : label;
    }

    /** The names of an option, with its value. */
    static String of(OptionSpec option) {
        String names = String.join(", ", List.of(option.names()));
        return (option.names().length == 1 ? "    " : "")
                + names
                + (option.arity().max() == 0 ? "" : " " + option.paramLabel());
    }
}
