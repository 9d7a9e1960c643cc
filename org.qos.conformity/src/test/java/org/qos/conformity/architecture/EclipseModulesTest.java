package org.qos.conformity.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The packages of the modules for Eclipse, determined from the imports in their sources: Tycho compiles these modules after
 * all others,
 * so that their classes are not there yet when {@link ArchitectureTest} runs.
 */
class EclipseModulesTest {

    private static final Pattern PACKAGE = Pattern.compile("^package ([a-z.]+);", Pattern.MULTILINE);
    private static final Pattern IMPORT =
            Pattern.compile("^import (?:static )?([a-z.]+)\\.([A-Z]\\w*)", Pattern.MULTILINE);

    @ParameterizedTest
    @ValueSource(strings = {"org.qos.dsl.ui", "org.qos.dsl.ui.tests"})
    void noPackagesHaveCyclicDependencies(String module) throws IOException {
        Map<String, Set<String>> imports = importsOfPackages(Path.of("..", module, "src"));
        assertFalse(imports.isEmpty());

        assertEquals(
                List.of(),
                imports.keySet().stream()
                        .filter(name -> reachable(imports, name).contains(name))
                        .toList());
    }

    private static Map<String, Set<String>> importsOfPackages(Path sources) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                String type = file.getFileName().toString().replace(".java", "");
                texts.put(packageOf(text) + "." + type, text);
            }
        }
        Map<String, Set<String>> imports = new TreeMap<>();
        for (String text : texts.values()) {
            Set<String> imported = imports.computeIfAbsent(packageOf(text), unseen -> new TreeSet<>());
            IMPORT.matcher(text)
                    .results()
                    .filter(found -> texts.containsKey(found.group(1) + "." + found.group(2)))
                    .forEach(found -> imported.add(found.group(1)));
        }
        return imports;
    }

    private static String packageOf(String text) {
        return PACKAGE.matcher(text).results().findFirst().orElseThrow().group(1);
    }

    private static Set<String> reachable(Map<String, Set<String>> imports, String start) {
        Set<String> reached = new HashSet<>();
        collect(imports, start, reached);
        return reached;
    }

    private static void collect(Map<String, Set<String>> imports, String from, Set<String> reached) {
        for (String next : imports.getOrDefault(from, Set.of())) {
            if (reached.add(next)) {
                collect(imports, next, reached);
            }
        }
    }
}
