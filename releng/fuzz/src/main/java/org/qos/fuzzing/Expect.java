package org.qos.fuzzing;

import java.util.function.Supplier;

/** Fails a target whose result is not as it should be. */
public final class Expect {

    private Expect() {}

    /** Fails unless something holds. */
    public static void that(boolean holds, Supplier<String> failure) {
        if (!holds) {
            throw new AssertionError(failure.get());
        }
    }

    /** Fails unless both are equal. */
    public static void same(Object expected, Object actual, String what) {
        that(expected.equals(actual), () -> what + ":\nexpected " + expected + "\nfound    " + actual);
    }
}
