package org.qos.cli.help;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The help of a command: what it does, how it is called, an example, the commands, arguments and options with their
 * defaults, and notes at the end.
 */
public final class HelpPage {

    private static final int INDENT = 2;
    private static final int GAP = 2;
    private static final int LABEL_COLUMNS = 22;
    /** The minimum for a description beside its label; in a narrower terminal it is below. */
    private static final int MIN_BESIDE = 34;

    private final CommandSpec command;
    private final int columns;
    private final List<String> lines = new ArrayList<>();

    private HelpPage(CommandSpec command, int columns) {
        this.command = command;
        this.columns = columns;
    }

    /**
     * The help of a command.
     *
     * @param columns the maximum length of a line, which only examples and single words exceed
     */
    public static String of(CommandSpec command, int columns) {
        HelpPage page = new HelpPage(command, columns);
        page.build();
        return String.join(System.lineSeparator(), page.lines) + System.lineSeparator();
    }

    private void build() {
        text(String.join(" ", command.usageMessage().description()));
        section("Usage");
        paragraph(Synopsis.of(command), INDENT);
        Optional.ofNullable(command.userObject().getClass().getAnnotation(Examples.class))
                .ifPresent(this::examples);
        commands();
        arguments();
        options();
        String footer = String.join(" ", command.usageMessage().footer()).strip();
        if (!footer.isEmpty()) {
            lines.add("");
            text(footer);
        }
    }

    private void examples(Examples examples) {
        section(examples.value().length == 1 ? "Example" : "Examples");
        for (String example : examples.value()) {
            lines.add(" ".repeat(INDENT) + example);
        }
    }

    private void commands() {
        if (!command.subcommands().isEmpty()) {
            section("Commands");
            command.subcommands()
                    .forEach((name, subcommand) -> entry(name, description(subcommand), longestCommand() + GAP));
        }
    }

    private int longestCommand() {
        return command.subcommands().keySet().stream()
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    private static String description(CommandLine subcommand) {
        return String.join(" ", subcommand.getCommandSpec().usageMessage().description());
    }

    private void arguments() {
        if (!command.positionalParameters().isEmpty()) {
            section("Arguments");
            command.positionalParameters()
                    .forEach(argument ->
                            entry(argument.paramLabel(), String.join(" ", argument.description()), LABEL_COLUMNS));
        }
    }

    private void options() {
        section("Options");
        command.options().stream()
                .filter(option -> !option.hidden())
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .forEach(option -> entry(Synopsis.of(option), description(option), LABEL_COLUMNS));
    }

    /** The description of an option, which for each value says what is assumed without it. */
    static String description(OptionSpec option) {
        String text = String.join(" ", option.description());
        if (option.arity().max() == 0 || text.contains("(default:")) {
            return text;
        }
        String note = option.required() ? "(required)" : "(default: none)";
        return text.endsWith(".") ? text.substring(0, text.length() - 1) + " " + note + "." : text + " " + note;
    }

    private void entry(String label, String description, int labelColumns) {
        int left = INDENT + labelColumns;
        boolean beside = columns - left >= MIN_BESIDE;
        int indent = beside ? left : INDENT * 3;
        String shown = beside ? label : label.strip();
        List<String> described = WrappedText.of(description, columns - indent);
        boolean sameLine = beside && label.length() + GAP <= labelColumns;
        String first = " ".repeat(INDENT) + shown;
        if (sameLine) {
            lines.add(first + " ".repeat(left - first.length()) + described.get(0));
        } else {
            lines.add(first);
        }
        described.stream().skip(sameLine ? 1 : 0).forEach(line -> lines.add(" ".repeat(indent) + line));
    }

    private void section(String title) {
        lines.add("");
        lines.add(title + ":");
    }

    private void text(String text) {
        paragraph(text, 0);
    }

    private void paragraph(String text, int indent) {
        WrappedText.of(text, columns - indent).forEach(line -> lines.add(" ".repeat(indent) + line));
    }
}
