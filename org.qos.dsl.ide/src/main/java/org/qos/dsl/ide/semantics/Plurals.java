package org.qos.dsl.ide.semantics;

/** Formats counts with the singular or plural of a noun. */
public final class Plurals {

    private Plurals() {}

    /**
     * A count with its noun, such as {@code 12 ports}.
     *
     * @param count at least 0
     * @param one the singular
     * @param several the plural
     */
    public static String of(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }
}
