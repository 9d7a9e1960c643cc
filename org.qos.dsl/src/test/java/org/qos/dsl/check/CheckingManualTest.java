package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table of checks in {@code docs/checking.md} names all rules, and only codes that exist. */
class CheckingManualTest {

    private static final Path MANUAL = Path.of("..", "docs", "checking.md");
    private static final Pattern CODE = Pattern.compile("`([a-z0-9]+(?:-[a-z0-9]+)+)`");

    @Test
    void theTableNamesCodesThatThereAre() throws IOException {
        Set<String> known = Set.copyOf(FindingCodes.all());
        assertEquals(
                List.of(),
                codesOfTheTable().stream().filter(code -> !known.contains(code)).toList());
    }

    @Test
    void theTableNamesEveryRule() throws IOException {
        Set<String> named = codesOfTheTable();
        assertEquals(
                List.of(),
                Rules.all().stream()
                        .map(Rule::code)
                        .filter(code -> !named.contains(code))
                        .toList(),
                "add each of these rules to the table of docs/checking.md");
    }

    private static Set<String> codesOfTheTable() throws IOException {
        return Files.readString(MANUAL)
                .lines()
                .filter(line -> line.startsWith("| "))
                .flatMap(line -> CODE.matcher(line).results())
                .map(code -> code.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
