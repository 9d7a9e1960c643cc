package org.qos.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.feature.Feature;

/** The page of features has a row for every feature, with a test that there is. */
class FeaturesPageTest {

    private static final Path PAGE = Path.of("..", "docs", "features.md");
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Pattern ROW = Pattern.compile("\\| `(?<method>[^`]+)` \\| .* \\| `(?<test>\\w+)` \\|");

    private static Map<String, String> rows() throws IOException {
        Map<String, String> rows = new TreeMap<>();
        for (String line : Files.readAllLines(PAGE)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                rows.put(row.group("method"), row.group("test"));
            }
        }
        return rows;
    }

    @Test
    void everyFeatureHasARow() throws IOException {
        Map<String, String> rows = rows();

        var methods =
                EditingFeatures.all().stream().map(Feature::method).collect(Collectors.toCollection(TreeSet::new));
        methods.removeAll(rows.keySet());
        assertEquals(new TreeSet<>(), methods);
    }

    @Test
    void everyTestIsThere() throws IOException {
        try (Stream<Path> files = Files.walk(TESTS)) {
            var names = files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
            rows().values().forEach(test -> assertTrue(names.contains(test + ".java"), test + " is no test"));
        }
    }
}
