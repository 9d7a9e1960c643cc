package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.generator.project.Preset;
import org.qos.runtime.request.Application;

/** The manual page of {@code qos init}: its commands run, one after the other, and its tables are complete. */
class InitPageTest extends CommandTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern BLOCK = Pattern.compile("<!-- commands -->\\n```sh\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    @Test
    void everyCommandRuns() throws IOException {
        String fabric = "examples/cluster/fabric.ibnetdiscover";
        shell.file(fabric, Files.readString(ROOT.resolve(fabric)));
        List<String> commands = BLOCK.matcher(page())
                .results()
                .flatMap(block -> block.group(1).lines())
                .toList();
        assertFalse(commands.isEmpty());
        for (String command : commands) {
            Outcome outcome = shell.qos(words(command));
            assertEquals(0, outcome.exitCode(), command + "\n" + outcome.out() + outcome.err());
        }
    }

    @Test
    void everyPresetAndApplicationHasItsRow() throws IOException {
        for (Preset preset : Preset.values()) {
            assertTrue(page().contains("| `" + preset.id() + "` |"), preset.id());
        }
        for (Application application : Application.values()) {
            String row = page().lines()
                    .filter(line -> line.startsWith("| `" + application.id() + "` |"))
                    .findFirst()
                    .orElseThrow();
            boolean shared = row.contains("those of UCX");
            List.of(application.slNames(), application.pkeyNames()).stream()
                    .flatMap(List::stream)
                    .filter(name -> !shared || !Application.UCX.slNames().contains(name))
                    .filter(name -> !shared || !Application.UCX.pkeyNames().contains(name))
                    .forEach(name -> assertTrue(row.contains("`" + name + "`"), row));
        }
    }

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs/init.md"));
    }

    private static String[] words(String command) {
        List<String> words = new ArrayList<>();
        WORD.matcher(command)
                .results()
                .forEach(word -> words.add(word.group(1) == null ? word.group(2) : word.group(1)));
        assertEquals("./qos", words.remove(0));
        return words.toArray(String[]::new);
    }
}
