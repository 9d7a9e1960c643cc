package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The folder {@code docs/rules} is what the rules and pages make; {@code -Dqos.golden.update=true} writes it anew. */
class RuleManualTest {

    private static final Path FOLDER = Path.of("..", "docs", "rules");

    private static final Path PAGES = Path.of("src", "main", "resources", "org", "qos", "dsl", "check", "pages");

    @Test
    void theFolderIsAsTheRulesAndPagesMakeIt() throws IOException {
        Map<String, String> expected = RuleManual.files();
        if (Boolean.getBoolean("qos.golden.update")) {
            write(expected);
        }
        Map<String, String> actual = read();
        assertEquals(
                new TreeSet<>(expected.keySet()),
                new TreeSet<>(actual.keySet()),
                "docs/rules has not one page for each rule; run RuleManualTest with -Dqos.golden.update=true");
        expected.forEach((name, text) -> assertEquals(
                text,
                actual.get(name),
                "docs/rules/" + name + " is out of date; run RuleManualTest with -Dqos.golden.update=true"));
    }

    @Test
    void thereIsNoPageOfARuleThatIsGone() throws IOException {
        try (Stream<Path> pages = Files.list(PAGES)) {
            List<String> gone = pages.map(page -> page.getFileName().toString())
                    .filter(name -> !RuleManual.files().containsKey(name))
                    .toList();
            assertEquals(List.of(), gone, "remove these from " + PAGES);
        }
    }

    static Stream<Rule> rules() {
        return Rules.all().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void aPageBeginsWithWhatTheRuleDeclares(Rule rule) {
        String page = RulePage.of(rule).markdown();
        assertTrue(page.startsWith("# " + rule.code() + "\n\n"), page);
        assertTrue(page.contains("\n| " + rule.severity() + " | " + RulePage.category(rule) + " | "), page);
    }

    @Test
    void aRuleHasAFixOrSaysWhatItsAuthorHasToDecide() {
        Set<String> withoutFix = Rules.all().stream()
                .filter(rule -> rule.fix().isEmpty())
                .map(Rule::code)
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(withoutFix, new TreeSet<>(Decisions.codes()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void aPageSaysInOneLineWhatFixDoes(Rule rule) {
        String page = RulePage.of(rule).markdown();
        String done =
                page.split("## What `--fix` does\n\n")[1].lines().findFirst().orElseThrow();

        assertEquals(rule.fix().isEmpty(), done.startsWith("Nothing: "), done);
        assertTrue(done.matches("[A-Z].*[^.]\\."), done);
    }

    private static void write(Map<String, String> files) throws IOException {
        Files.createDirectories(FOLDER);
        for (String name : read().keySet()) {
            Files.delete(FOLDER.resolve(name));
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(FOLDER.resolve(file.getKey()), file.getValue());
        }
    }

    private static Map<String, String> read() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> pages = Files.list(FOLDER)) {
            for (Path page : pages.toList()) {
                files.put(page.getFileName().toString(), Files.readString(page));
            }
        }
        return files;
    }
}
