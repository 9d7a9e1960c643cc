package org.qos.cli.completion;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A command that a shell proposes.
 *
 * @param name its name after {@code qos}
 * @param description the first sentence of its help
 * @param options its options, by their longest name
 * @param argument what is proposed for its arguments, empty when it has none
 */
record CompletedCommand(
        String name, String description, List<CompletedOption> options, Optional<CompletedValue> argument) {

    /**
     * The commands of {@code qos}, in the order of the help.
     *
     * @param known the words to propose for arguments by their placeholder, such as the codes of rules for {@code CODE}
     */
    static List<CompletedCommand> of(CommandSpec qos, Map<String, List<String>> known) {
        return qos.subcommands().values().stream()
                .map(command -> of(command.getCommandSpec(), known, qos))
                .toList();
    }

    private static CompletedCommand of(CommandSpec command, Map<String, List<String>> known, CommandSpec qos) {
        return new CompletedCommand(
                command.name(),
                FirstSentence.of(command.usageMessage().description()),
                command.options().stream()
                        .filter(option -> !option.hidden())
                        .sorted(Comparator.comparing(OptionSpec::longestName))
                        .map(CompletedOption::of)
                        .toList(),
                command.positionalParameters().stream()
                        .findFirst()
                        .map(CompletedValue::of)
                        .map(value -> resolved(value, known, qos)));
    }

    private static CompletedValue resolved(CompletedValue value, Map<String, List<String>> known, CommandSpec qos) {
        if (value.label().equals("COMMAND")) {
            return new CompletedValue(
                    value.label(),
                    CompletedValue.Kind.WORDS,
                    List.copyOf(qos.subcommands().keySet()));
        }
        return Optional.ofNullable(known.get(value.label()))
                .map(words -> new CompletedValue(value.label(), CompletedValue.Kind.WORDS, words))
                .orElse(value);
    }
}
