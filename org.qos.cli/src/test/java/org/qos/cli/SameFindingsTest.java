package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.cli.Shell.Outcome;
import org.qos.cli.console.ExitCode;
import org.qos.cli.lsp.ServerFindings;
import org.qos.dsl.language.Language;

/** {@code qos check} and the language server report the same findings. */
class SameFindingsTest {

    private static final Path EVERY_RULE =
            Path.of("..", "org.qos.dsl", "src", "test", "resources", "org", "qos", "dsl", "check", "every-rule");
    private static final long SEED = 20_060_501;
    private static final int PROJECTS = 200;

    private static ServerFindings server;

    @BeforeAll
    static void startServer() {
        server = new ServerFindings();
    }

    @AfterAll
    static void stopServer() {
        server.close();
    }

    static List<Path> folders() throws IOException {
        try (Stream<Path> examples = Files.list(Path.of("..", "examples"))) {
            List<Path> folders = new ArrayList<>(List.of(EVERY_RULE));
            for (Path folder : examples.filter(Files::isDirectory).sorted().toList()) {
                // intents of designs are YAML files, which are not checked
                if (!files(folder).isEmpty()) {
                    folders.add(folder);
                }
            }
            return folders.stream()
                    .map(folder -> folder.toAbsolutePath().normalize())
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void ofTheFilesOfAFolder(Path folder) throws IOException {
        List<Path> files = files(folder);
        Outcome outcome = new Shell(folder).check("json", names(folder, files));
        assertFalse(files.isEmpty());
        assertEquals(ofServer(folder, files), ofCommand(outcome.out()));
    }

    @Test
    void ofEveryExampleInOneCallAndThereAreNone() throws IOException {
        Path examples = Path.of("..", "examples").toAbsolutePath().normalize();
        List<Path> files = files(examples);
        Outcome outcome = new Shell(examples).check("json", names(examples, files));
        assertEquals("", outcome.err());
        assertEquals(ofServer(examples, files), ofCommand(outcome.out()));
        assertTrue(
                ofCommand(outcome.out()).values().stream()
                        .flatMap(List::stream)
                        .noneMatch(finding -> finding.contains(" error ") || finding.contains(" warning ")),
                outcome.out());
    }

    @Test
    void ofRandomProjects(@TempDir Path root) throws IOException {
        System.out.println("SameFindingsTest: seed " + SEED);
        int findings = 0;
        RandomProjects projects = new RandomProjects(new Random(SEED));
        for (int number = 0; number < PROJECTS; number++) {
            Path project = Files.createDirectory(root.resolve("project" + number));
            projects.write(project);
            List<Path> files = files(project);
            Outcome outcome = new Shell(project).check("json", names(project, files));
            if (outcome.exitCode() == ExitCode.USAGE) {
                assertTrue(isFaulty(project), outcome.err());
            } else {
                Map<String, List<String>> ofCommand = ofCommand(outcome.out());
                assertEquals(
                        ofServer(project, files, ofCommand), ofCommand, "project " + number + "\n" + outcome.err());
                findings += ofCommand.values().stream().mapToInt(List::size).sum();
            }
        }
        assertTrue(findings > PROJECTS, findings + " findings");
    }

    /** Whether the server reports an error of a project file, too. */
    private static boolean isFaulty(Path project) throws IOException {
        try (Stream<Path> all = Files.walk(project)) {
            return all.filter(file -> file.endsWith("qos.yaml"))
                    .anyMatch(file -> server.messages(file).stream().anyMatch(text -> text.startsWith("unknown ")));
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !folder.relativize(file).toString().contains("target"))
                    .filter(file ->
                            Language.byFileName(file.getFileName().toString()).isPresent())
                    .sorted()
                    .toList();
        }
    }

    private static String[] names(Path folder, List<Path> files) {
        return files.stream().map(file -> folder.relativize(file).toString()).toArray(String[]::new);
    }

    private static Map<String, List<String>> ofServer(Path folder, List<Path> files) {
        Map<String, List<String>> found = new TreeMap<>();
        files.forEach(file -> found.put(folder.relativize(file).toString(), server.of(file)));
        return found;
    }

    /** Of files that their project ignores the command says nothing, and the server reports no findings. */
    private static Map<String, List<String>> ofServer(
            Path folder, List<Path> files, Map<String, List<String>> ofCommand) {
        Map<String, List<String>> found = ofServer(folder, files);
        found.entrySet().removeIf(entry -> entry.getValue().isEmpty() && !ofCommand.containsKey(entry.getKey()));
        return found;
    }

    private static Map<String, List<String>> ofCommand(String json) throws IOException {
        Map<String, List<String>> found = new TreeMap<>();
        for (JsonNode file : new ObjectMapper().readTree(json).get("files")) {
            List<String> lines = new ArrayList<>();
            file.get("findings").forEach(finding -> lines.add(line(finding)));
            found.put(file.get("file").asText(), lines.stream().sorted().toList());
        }
        return found;
    }

    private static String line(JsonNode finding) {
        return finding.get("line").asText() + ":" + finding.get("column").asText() + " "
                + finding.get("severity").asText() + " " + finding.get("code").asText() + " "
                + finding.get("message").asText();
    }
}
