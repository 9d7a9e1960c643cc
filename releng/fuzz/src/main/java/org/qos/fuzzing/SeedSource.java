package org.qos.fuzzing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds inputs to begin with in the project's files: its examples, and the fixtures of its tests. */
@FunctionalInterface
public interface SeedSource {

    /** The longest seed; longer inputs make a fuzzer slow. */
    int MAX_BYTES = 20_000;

    /** A text block of Java, in which most fixtures are. */
    Pattern TEXT_BLOCK = Pattern.compile("\"\"\"\\R(.*?)\"\"\"", Pattern.DOTALL);

    /** Folders whose files are made by builds. */
    Set<String> MADE = Set.of("target", "node_modules", "bin", ".git");

    /**
     * The seeds.
     *
     * @param root the folder of the project
     */
    Stream<byte[]> in(Path root);

    /** The seeds of both. */
    default SeedSource and(SeedSource other) {
        return root -> Stream.concat(in(root), other.in(root));
    }

    /** Some texts. */
    static SeedSource texts(String... texts) {
        return root -> Stream.of(texts).map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    /** The files of the project whose last path segment is wanted. */
    static SeedSource files(Predicate<String> name) {
        return root -> files(root).stream()
                .filter(file -> name.test(file.getFileName().toString()))
                .map(SeedSource::bytes)
                .filter(bytes -> bytes.length <= MAX_BYTES);
    }

    /**
     * The wanted text blocks of Java files.
     *
     * @param folder where they are, in the folder of the project
     */
    static SeedSource textBlocks(String folder, Predicate<String> wanted) {
        return root -> files(root.resolve(folder)).stream()
                .filter(file -> file.toString().endsWith(".java"))
                .map(file -> new String(bytes(file), StandardCharsets.UTF_8))
                .flatMap(java -> TEXT_BLOCK.matcher(java).results())
                .map((MatchResult block) -> block.group(1))
                .filter(block -> !block.contains("\\u")) // the compiler replaces these escapes before all others
                .map(block -> block.stripIndent().translateEscapes())
                .filter(wanted)
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .filter(bytes -> bytes.length <= MAX_BYTES);
    }

    private static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of(); // not every language has tests of its own
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> Stream.iterate(file, parent -> !parent.equals(folder), Path::getParent)
                            .noneMatch(part -> MADE.contains(part.getFileName().toString())))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
