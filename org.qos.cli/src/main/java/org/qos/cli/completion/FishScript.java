package org.qos.cli.completion;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script for fish: one line for each command, option and argument. */
final class FishScript {

    private FishScript() {}

    static String of(List<CompletedCommand> commands) {
        return Stream.concat(
                        Stream.of(
                                "# fish completion for qos",
                                "complete -c qos -f",
                                "complete -c qos -n __fish_use_subcommand -l version -d 'Print the version and exit'"),
                        commands.stream().flatMap(FishScript::lines))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static Stream<String> lines(CompletedCommand command) {
        String after = "complete -c qos -n '__fish_seen_subcommand_from " + command.name() + "'";
        return Stream.of(
                        Stream.of("complete -c qos -n __fish_use_subcommand -a " + command.name() + " -d "
                                + quoted(command.description())),
                        command.options().stream().map(option -> after + option(option)),
                        command.argument().map(value -> after + proposal(value)).stream())
                .flatMap(lines -> lines);
    }

    private static String option(CompletedOption option) {
        String names = option.names().stream()
                .map(name -> name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1))
                .collect(Collectors.joining());
        return names
                + option.value().map(value -> " -r" + proposal(value)).orElse("")
                + " -d " + quoted(option.description());
    }

    private static String proposal(CompletedValue value) {
        return switch (value.kind()) {
            case WORDS -> " -f -a " + quoted(String.join(" ", value.words()));
            case FILES -> " -F";
            case FOLDERS -> " -f -a '(__fish_complete_directories)'";
            case NOTHING -> " -f";
        };
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
