package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.Shell.Outcome;
import org.qos.dsl.check.FindingPages;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Rules;

/** {@code qos check --fix} on the bad examples of all pages of the manual at once makes none of them worse. */
class FixEverythingTest {

    private static final Map<String, String> ENDINGS = Map.of(
            "rfc", ".qos",
            "opensm", ".qos-policy.conf",
            "partitions", ".partitions.conf",
            "opts", ".opensm.opts",
            "test", ".qostest",
            "enhanced-qos", ".enhanced-qos.conf");

    @TempDir
    Path directory;

    /** The examples by names of files that show their language. */
    private static Map<String, String> bad() {
        Map<String, String> examples = new TreeMap<>();
        Rules.all().stream().map(Rule::code).forEach(code -> {
            String[] pieces = FindingPages.of(code).orElseThrow().split("```");
            for (int i = 1; i < pieces.length; i += 2) {
                String[] block = pieces[i].split("\n", 2);
                String[] marks = block[0].split(" ");
                if (marks.length > 1 && marks[1].equals("bad")) {
                    examples.put(code + i + ENDINGS.get(marks[0]), block[1]);
                }
            }
        });
        return examples;
    }

    @Test
    void noExampleGetsWorse() throws IOException {
        Shell shell = new Shell(directory);
        Map<String, String> examples = bad();
        for (Map.Entry<String, String> example : examples.entrySet()) {
            shell.file(example.getKey(), example.getValue());
        }
        Map<String, Integer> before = findings(shell, List.of());

        Outcome fixed = run(shell, examples, List.of("--fix"));
        Map<String, Integer> after = findings(shell, examples, fixed);

        assertTrue(examples.size() > 100, () -> "only " + examples.keySet());
        List<String> worse = new ArrayList<>();
        for (String name : examples.keySet()) {
            boolean reported = fixed.err().contains(name + ":");
            boolean changed = !shell.text(name).equals(examples.get(name));
            boolean better = after.get(name) < before.get(name);
            if (reported != changed
                    || changed != better
                    || !changed && !after.get(name).equals(before.get(name))) {
                worse.add(name + ": " + before.get(name) + " to " + after.get(name) + "\n" + shell.text(name));
            }
        }
        assertEquals(List.of(), worse);
        assertEquals("", run(shell, examples, List.of("--fix")).err(), "nothing is left to be fixed");
    }

    private Map<String, Integer> findings(Shell shell, List<String> options) throws IOException {
        return findings(shell, bad(), run(shell, bad(), options));
    }

    private static Outcome run(Shell shell, Map<String, String> examples, List<String> options) {
        List<String> words = new ArrayList<>(List.of("check", "--format", "json"));
        words.addAll(options);
        words.addAll(examples.keySet());
        return shell.qos(words.toArray(String[]::new));
    }

    private static Map<String, Integer> findings(Shell shell, Map<String, String> examples, Outcome outcome)
            throws IOException {
        Map<String, Integer> findings = new TreeMap<>();
        examples.keySet().forEach(name -> findings.put(name, 0));
        for (JsonNode file : new ObjectMapper().readTree(outcome.out()).get("files")) {
            String name = Path.of(file.get("file").asText()).getFileName().toString();
            file.get("findings").forEach(finding -> findings.merge(name, weight(finding), Integer::sum));
        }
        return findings;
    }

    /** What only a file without errors shows, such as a group that is not used, weighs less than the error. */
    private static int weight(JsonNode finding) {
        return switch (finding.get("severity").asText()) {
            case "error" -> 10_000;
            case "warning" -> 100;
            default -> 1;
        };
    }
}
