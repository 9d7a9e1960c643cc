package org.qos.fuzzing;

/**
 * The class that Jazzer calls: {@code fuzzerInitialize} once with the name of a target, then {@code fuzzerTestOneInput} for
 * each input.
 */
public final class Fuzzer {

    private static FuzzTarget target;

    private Fuzzer() {}

    /** Chooses the target, and reads an empty input, so that no later one takes the time in which classes are loaded. */
    public static void fuzzerInitialize(String[] args) throws Exception {
        target = FuzzTargets.named(args[0]);
        target.input().accept(new byte[0]);
    }

    /** Reads an input. */
    public static void fuzzerTestOneInput(byte[] input) throws Exception {
        target.input().accept(input);
    }
}
