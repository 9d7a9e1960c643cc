package org.qos.cli.help;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The manual page of a command in the macros of {@code man(7)}, with the same facts as its {@link HelpPage}. */
public final class ManPage {

    private final CommandSpec command;
    private final CommandSpec qos;
    private final List<String> lines = new ArrayList<>();

    private ManPage(CommandSpec command) {
        this.command = command;
        this.qos = command.root();
    }

    /** The name of the page without its section, such as {@code qos-check}. */
    public static String name(CommandSpec command) {
        return command.qualifiedName("-");
    }

    /**
     * The page of a command.
     *
     * @param version the version of the program
     */
    public static String of(CommandSpec command, String version) {
        ManPage page = new ManPage(command);
        page.build(version);
        return String.join("\n", page.lines) + "\n";
    }

    private void build(String version) {
        lines.add(".TH " + name(command).toUpperCase(Locale.ROOT) + " 1 \"\" \"qos " + version
                + "\" \"QoS policies for InfiniBand\"");
        String description = String.join(" ", command.usageMessage().description());
        section("NAME");
        lines.add(escaped(name(command)) + " \\- " + escaped(description.replaceFirst("[.;:]( .*)?$", "")));
        section("SYNOPSIS");
        lines.add(".B " + escaped(Synopsis.of(command)));
        section("DESCRIPTION");
        lines.add(text(description));
        commands();
        arguments();
        options();
        footer(command);
        exitStatus();
        Optional.ofNullable(command.userObject().getClass().getAnnotation(Examples.class))
                .ifPresent(this::examples);
        seeAlso();
    }

    private void commands() {
        if (!command.subcommands().isEmpty()) {
            section("COMMANDS");
            command.subcommands()
                    .forEach((name, subcommand) -> entry(
                            name,
                            String.join(
                                    " ",
                                    subcommand.getCommandSpec().usageMessage().description())));
        }
    }

    private void arguments() {
        if (!command.positionalParameters().isEmpty()) {
            section("ARGUMENTS");
            command.positionalParameters()
                    .forEach(argument -> entry(argument.paramLabel(), String.join(" ", argument.description())));
        }
    }

    private void options() {
        section("OPTIONS");
        command.options().stream()
                .filter(option -> !option.hidden())
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .forEach(option -> entry(Synopsis.of(option).strip(), HelpPage.description(option)));
    }

    private void exitStatus() {
        section("EXIT STATUS");
        footerText(qos).ifPresent(text -> lines.add(text(text.replaceFirst("^Exit codes: ", ""))));
    }

    private void footer(CommandSpec shown) {
        if (shown != qos) {
            footerText(shown).ifPresent(text -> {
                section("NOTES");
                lines.add(text(text));
            });
        }
    }

    private static Optional<String> footerText(CommandSpec shown) {
        return Optional.of(String.join(" ", shown.usageMessage().footer()).strip())
                .filter(text -> !text.isEmpty());
    }

    private void examples(Examples examples) {
        section("EXAMPLES");
        lines.addAll(List.of(".nf", ".RS"));
        Stream.of(examples.value()).map(ManPage::text).forEach(lines::add);
        lines.addAll(List.of(".RE", ".fi"));
    }

    private void seeAlso() {
        section("SEE ALSO");
        Stream<CommandSpec> others =
                command == qos ? qos.subcommands().values().stream().map(CommandLine::getCommandSpec) : Stream.of(qos);
        lines.add(Stream.concat(others.map(ManPage::name), Stream.of("opensm"))
                .map(name -> ".BR " + escaped(name) + (name.equals("opensm") ? " (8)" : " (1)"))
                .collect(Collectors.joining(" ,\n")));
    }

    private void section(String title) {
        lines.add(".SH " + title);
    }

    private void entry(String label, String description) {
        lines.addAll(List.of(".TP", ".B " + escaped(label), text(description)));
    }

    /** A text of a line of its own: a dot or an apostrophe at its beginning would be a macro. */
    private static String text(String plain) {
        return escaped(plain).replaceFirst("^(?=[.'])", "\\\\&");
    }

    private static String escaped(String plain) {
        return plain.replace("\\", "\\e").replace("-", "\\-").replace("\"", "\\(dq");
    }
}
