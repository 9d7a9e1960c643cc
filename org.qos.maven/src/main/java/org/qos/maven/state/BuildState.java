package org.qos.maven.state;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a build was asked for, what it read and what it wrote. In a file the paths are relative to that file: the copy of a
 * project is about the files of the copy, and deletes none of the original.
 *
 * @param options a text that differs when another result is wanted from the same files
 * @param inputs the fingerprint of each path that was read; a path where there was nothing counts, because a file there
 *     would have been read
 * @param outputs the fingerprint of each file that was made
 */
public record BuildState(String options, Map<Path, String> inputs, Map<Path, String> outputs) {

    private static final String INPUT = "input";
    private static final String OUTPUT = "output";

    /** The last line, without which a file was not written to its end. */
    private static final String END = "end";

    /** Copies the maps. */
    public BuildState {
        inputs = Map.copyOf(inputs);
        outputs = Map.copyOf(outputs);
    }

    /** Options in one short line. */
    public static String options(Object... values) {
        return Fingerprint.ofBytes(Arrays.deepToString(values).getBytes(StandardCharsets.UTF_8));
    }

    /** What has just been built. */
    public static BuildState of(String options, Map<Path, String> inputs, Collection<Path> outputs) {
        Map<Path, String> written = new TreeMap<>();
        outputs.forEach(file -> written.put(file, Fingerprint.of(file)));
        return new BuildState(options, inputs, written);
    }

    /** What an earlier build left in a file; empty where there is none, and where it cannot be understood. */
    public static Optional<BuildState> read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
            Map<String, Map<Path, String>> paths = Map.of(INPUT, new TreeMap<>(), OUTPUT, new TreeMap<>());
            if (!lines.get(lines.size() - 1).equals(END)) {
                return Optional.empty();
            }
            for (String line : lines.subList(1, lines.size() - 1)) {
                String[] words = line.split(" ", 3);
                paths.get(words[0]).put(RelativePath.read(words[2], file), words[1]);
            }
            return Optional.of(new BuildState(lines.get(0), paths.get(INPUT), paths.get(OUTPUT)));
        } catch (IOException | RuntimeException unusable) {
            return Optional.empty();
        }
    }

    /**
     * Writes it to a file.
     *
     * @throws IOException when the file cannot be written
     */
    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>(List.of(options));
        Files.createDirectories(file.getParent());
        new TreeMap<>(inputs).forEach((path, print) -> lines.add(line(INPUT, RelativePath.text(path, file), print)));
        new TreeMap<>(outputs).forEach((path, print) -> lines.add(line(OUTPUT, RelativePath.text(path, file), print)));
        lines.add(END);
        Files.write(file, lines, StandardCharsets.UTF_8);
    }

    private static String line(String role, String path, String print) {
        return role + " " + print + " " + path;
    }

    /** Whether a build with these options would read the same and find its result in place. */
    public boolean isCurrent(String wanted) {
        return options.equals(wanted) && areSame(inputs) && areSame(outputs);
    }

    private static boolean areSame(Map<Path, String> prints) {
        return prints.entrySet().stream()
                .allMatch(entry -> Fingerprint.same(entry.getValue(), Fingerprint.of(entry.getKey())));
    }

    /** The files that this build made, that a later one does not make, and that are unchanged since. */
    public List<Path> stale(Collection<Path> made) {
        return outputs.entrySet().stream()
                .filter(entry -> !made.contains(entry.getKey()))
                .filter(entry -> Fingerprint.same(entry.getValue(), Fingerprint.of(entry.getKey())))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }
}
