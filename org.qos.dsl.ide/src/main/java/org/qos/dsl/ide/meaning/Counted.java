package org.qos.dsl.ide.meaning;

/** Numbers of things in words. */
public final class Counted {

    private Counted() {}

    /**
     * So many of something.
     *
     * @param count how many, at least 0
     * @param one what one of them is called
     * @param several what several of them, and none, are called
     */
    public static String of(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }
}
