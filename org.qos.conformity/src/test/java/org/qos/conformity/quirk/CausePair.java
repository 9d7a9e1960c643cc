package org.qos.conformity.quirk;

import java.util.List;
import java.util.stream.Stream;
import org.qos.dsl.check.Verdict;

/**
 * A policy with two causes for which OpenSM does not use it.
 *
 * @param first the one that is written first
 * @param second the other one
 */
record CausePair(Quirk first, Quirk second) {

    private static final String LEVELS = "qos-levels\nqos-level\nname: DEFAULT\nsl: 0\nend-qos-level\nend-qos-levels\n";

    /** All ordered pairs of the causes in {@code causes.txt}. */
    static Stream<CausePair> all() {
        List<Quirk> causes = Quirk.in("causes.txt").toList();
        return causes.stream()
                .flatMap(first ->
                        causes.stream().filter(second -> second != first).map(second -> new CausePair(first, second)));
    }

    /** The policy, with a default level before both. */
    String text() {
        return LEVELS + first.text() + second.text();
    }

    /** What OpenSM does: the first cause that it comes to decides. */
    Verdict verdict() {
        return isAtEnd(first) && !isAtEnd(second) ? second.verdict() : first.verdict();
    }

    private static boolean isAtEnd(Quirk cause) {
        return cause.name().endsWith("-at-end");
    }

    @Override
    public String toString() {
        return first + ", then " + second;
    }
}
