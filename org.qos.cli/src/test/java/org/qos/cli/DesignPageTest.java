package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.project.design.IntentKey;

/** The manual page of {@code qos design}: its commands run, its examples are designed, and its tables are complete. */
class DesignPageTest extends CommandTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern BLOCK = Pattern.compile("<!-- commands -->\\n```sh\\n(.*?)```", Pattern.DOTALL);

    @BeforeEach
    void theExamples() throws IOException {
        for (String folder : List.of("examples/cluster", "examples/design")) {
            try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
                for (Path file : files.toList()) {
                    shell.file(folder + "/" + file.getFileName(), Files.readString(file));
                }
            }
        }
    }

    @Test
    void everyCommandRunsAndTheStormGivesJobsWhatTheDesignSays() throws IOException {
        List<String> commands = BLOCK.matcher(page())
                .results()
                .flatMap(block -> block.group(1).lines())
                .toList();
        for (String command : commands) {
            Outcome outcome = run(command);
            assertEquals(0, outcome.exitCode(), command + "\n" + outcome.out() + outcome.err());
            int compared = outcome.out().indexOf("With target");
            assertTrue(
                    compared < 0
                            || page().contains(outcome.out().substring(compared).strip()),
                    outcome.out());
        }
        assertEquals(
                Files.readString(ROOT.resolve("docs/images/storm.svg")),
                Files.readString(directory.resolve("target/storm.svg")),
                "copy target/storm.svg of the commands to docs/images");
        JsonNode storm = new ObjectMapper()
                .readTree(run(commands.get(commands.size() - 1).replaceFirst(" --picture .*", "") + " --format json")
                        .out());
        double before = storm.at("/classes/1/gbps").asDouble();
        double after = storm.at("/compared/classes/1/gbps").asDouble();
        assertTrue(before < 20 && after > 60 && after <= 71, before + " then " + after);
    }

    @Test
    void theFirstTableIsTheOneThatIsPrinted() throws IOException {
        Matcher block = BLOCK.matcher(page());
        assertTrue(block.find());
        String command = block.group(1).lines().findFirst().orElseThrow();
        String table = run(command).out().split("\n\n", 2)[0];

        assertTrue(page().contains("```text\n" + table + "\n"), table);
    }

    @Test
    void everyIntentButTheContradictingOneHasAPlan() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("examples/design"))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (!name.equals("traffic.yaml")) {
                    Outcome outcome = run(
                            "./qos design examples/design/" + name + " --fabric examples/cluster/fabric.ibnetdiscover");
                    assertEquals(name.equals("contradicting.intent.yaml") ? 1 : 0, outcome.exitCode(), outcome.err());
                }
            }
        }
    }

    @Test
    void everyKeyHasItsRow() throws IOException {
        for (IntentKey key : IntentKey.values()) {
            assertTrue(page().contains("`" + key.id() + "` |"), key.id());
        }
    }

    private Outcome run(String command) {
        String[] words = command.split(" ");
        assertEquals("./qos", words[0]);
        return shell.qos(Arrays.copyOfRange(words, 1, words.length));
    }

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs/design.md"));
    }
}
