package org.qos.cli.init;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.dsl.generator.project.Preset;

/** Asks on a terminal for what the options of {@code qos init} do not say. */
public final class InitQuestions {

    private final Console console;
    private final BufferedReader answers;

    /** Questions on a terminal. */
    public InitQuestions(Console console) {
        this.console = console;
        this.answers = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    }

    /** Asks for what the project begins with, and then for what that needs. */
    public InitAnswers complete(InitAnswers given) {
        Preset[] presets = Preset.values();
        console.err().println("What does the project begin with?");
        for (int i = 0; i < presets.length; i++) {
            console.err().println("  " + (i + 1) + "  " + presets[i].title() + " (" + presets[i].id() + ")");
        }
        int files = presets.length + 1;
        console.err().println("  " + files + "  the files of a running OpenSM");
        int number = number("Number, 1 to " + files, files);
        List<Path> from = number == files
                ? List.of(Path.of(
                        answer("Folder of these files, empty for /etc/opensm").orElse("/etc/opensm")))
                : List.of();
        Optional<Preset> preset = number == files ? Optional.empty() : Optional.of(presets[number - 1]);
        Optional<String> fabric = given.fabric().isPresent() || given.discover()
                ? Optional.empty()
                : answer("Snapshot of the fabric (a file, a folder, or 'live' to read it now), empty for none");
        boolean live = fabric.filter("live"::equals).isPresent();
        return new InitAnswers(
                preset,
                from,
                preset.isEmpty()
                        ? given.storage()
                        : or(given.storage(), "Storage servers (oss*, mds1), empty for none"),
                preset.filter(Preset::hasCaches).isEmpty()
                        ? given.caches()
                        : or(given.caches(), "Nodes that keep KV caches, empty for none"),
                preset.filter(Preset::hasTenants).isEmpty() ? given.tenants() : tenants(given.tenants()),
                live ? Optional.empty() : given.fabric().or(() -> fabric.map(Path::of)),
                live || given.discover());
    }

    private Optional<String> or(Optional<String> given, String question) {
        return given.or(() -> answer(question));
    }

    private List<String> tenants(List<String> given) {
        List<String> tenants = new ArrayList<>(given);
        Optional<String> next = given.isEmpty() ? answer("Tenant (NAME=NODES)") : Optional.empty();
        while (next.isPresent()) {
            tenants.add(next.get());
            next = answer("Next tenant (NAME=NODES), empty for no more");
        }
        return tenants;
    }

    private int number(String question, int max) {
        while (true) {
            String answer = answer(question).orElse("");
            if (answer.matches("[0-9]{1,2}") && 1 <= Integer.parseInt(answer) && Integer.parseInt(answer) <= max) {
                return Integer.parseInt(answer);
            }
            console.err().println("'" + answer + "' is not one of the numbers.");
        }
    }

    private Optional<String> answer(String question) {
        console.err().print(question + ": ");
        console.err().flush();
        try {
            String line = answers.readLine();
            if (line == null) {
                throw CommandFailed.usage("the questions are not answered; nothing is written.");
            }
            return Optional.of(line.strip()).filter(answer -> !answer.isEmpty());
        } catch (IOException e) {
            throw CommandFailed.failed("standard input cannot be read: " + e.getMessage());
        }
    }
}
