package org.qos.fuzzing;

import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The class that Jazzer calls: {@code fuzzerInitialize} once with the name of a target and its seeds, then {@code
 * fuzzerTestOneInput} for each input.
 */
public final class Fuzzer {

    private static FuzzTarget target;

    private Fuzzer() {}

    /**
     * Chooses the target, and reads its seeds, so that no later input takes the time in which classes are loaded: Jazzer reports
     * an input that takes 10 s.
     *
     * @param args the name of the target, and the folder of its seeds
     */
    public static void fuzzerInitialize(String[] args) throws Exception {
        target = FuzzTargets.named(args[0]);
        try (DirectoryStream<Path> seeds = Files.newDirectoryStream(Path.of(args[1]))) {
            for (Path seed : seeds) {
                target.input().accept(Files.readAllBytes(seed));
            }
        }
    }

    /** Reads an input. */
    public static void fuzzerTestOneInput(byte[] input) throws Exception {
        target.input().accept(input);
    }
}
