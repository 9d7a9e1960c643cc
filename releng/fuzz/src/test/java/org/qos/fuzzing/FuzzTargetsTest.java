package org.qos.fuzzing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Each target on some of its seeds, as they are and mutated with a fixed seed, and on all inputs that a fuzzer has found:
 * {@code src/test/resources/found} has a folder for each target with findings.
 */
class FuzzTargetsTest {

    private static final long SEED = 20_261_123;
    private static final int INPUTS = 25;
    private static final Path FOUND = ProjectFolder.root().resolve("releng/fuzz/src/test/resources/found");

    @TestFactory
    Stream<DynamicTest> seedsAreReadAsDocumented() {
        return FuzzTargets.all().stream()
                .map(target -> dynamicTest(target.name() + ", seed " + SEED, () -> {
                    List<byte[]> seeds = target.seeds().in(ProjectFolder.root()).toList();
                    assertFalse(seeds.isEmpty(), "a target has seeds");
                    Random random = new Random(SEED);
                    for (int i = 0; i < INPUTS; i++) {
                        byte[] seed = seeds.get(random.nextInt(seeds.size()));
                        target.input().accept(seed);
                        target.input().accept(Mutation.of(seed, random));
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> whatAFuzzerHasFoundIsReadAsDocumented() throws IOException {
        try (Stream<Path> files = Files.walk(FOUND)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream()
                    .map(file -> dynamicTest(FOUND.relativize(file).toString(), () -> FuzzTargets.named(
                                    file.getParent().getFileName().toString())
                            .input()
                            .accept(Files.readAllBytes(file))));
        }
    }

    @Test
    void noTwoTargetsHaveOneName() {
        List<String> names = FuzzTargets.all().stream().map(FuzzTarget::name).toList();

        assertEquals(names.size(), new TreeSet<>(names).size(), names::toString);
    }

    @Test
    void aNameThatNoTargetHasIsAnsweredWithThoseThatThereAre() {
        String all = FuzzTargets.all().stream().map(FuzzTarget::name).collect(Collectors.joining(", "));
        try {
            FuzzTargets.named("none");
        } catch (IllegalArgumentException documented) {
            assertTrue(documented.getMessage().endsWith(all));
            return;
        }
        throw new AssertionError("there is a target 'none'");
    }
}
