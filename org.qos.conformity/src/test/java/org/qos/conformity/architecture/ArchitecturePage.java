package org.qos.conformity.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The tables of {@code docs/architecture.md} that say which part uses which. */
final class ArchitecturePage {

    private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

    private final List<String> lines;

    private ArchitecturePage(List<String> lines) {
        this.lines = lines;
    }

    /**
     * Reads the page.
     *
     * @param root the folder of the project
     */
    static ArchitecturePage in(Path root) throws IOException {
        return new ArchitecturePage(Files.readAllLines(root.resolve("docs/architecture.md")));
    }

    /** Each module with the modules that it uses, from the table headed "module". */
    Map<String, TreeSet<String>> modules() {
        Map<String, TreeSet<String>> modules = new LinkedHashMap<>();
        for (List<String> cells : table("module")) {
            names(cells.get(0)).forEach(module -> modules.put(module, new TreeSet<>(names(cells.get(1)))));
        }
        return modules;
    }

    /** The packages of {@code org.qos.dsl} in layers from the bottom up, from the table headed "layer". */
    List<List<String>> layers() {
        return table("layer").stream().map(cells -> names(cells.get(0))).toList();
    }

    private List<List<String>> table(String heading) {
        List<List<String>> rows = lines.stream()
                .dropWhile(line -> !line.startsWith("| " + heading + " |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.split("\\|"))
                        .skip(1)
                        .map(String::strip)
                        .toList())
                .toList();
        if (rows.isEmpty()) {
            throw new IllegalStateException("docs/architecture.md has no table headed \"" + heading + "\"");
        }
        return rows;
    }

    private static List<String> names(String cell) {
        return NAME.matcher(cell)
                .results()
                .map((MatchResult name) -> name.group(1))
                .toList();
    }
}
