package org.qos.analysis.shadowing;

import java.util.List;
import java.util.stream.Collectors;

/** Names rules by their places in messages. */
public final class RuleNumbers {

    private static final int MAX_NAMED = 4;

    private RuleNumbers() {}

    /**
     * Such as {@code rule 1}, {@code rules 1 and 2}, {@code rules 1, 2, 3, 4 and 5 others}.
     *
     * @param places the places, from 1; at least one
     */
    public static String text(List<Integer> places) {
        if (places.size() == 1) {
            return "rule " + places.get(0);
        }
        if (places.size() <= MAX_NAMED) {
            return "rules " + joined(places.subList(0, places.size() - 1)) + " and " + places.get(places.size() - 1);
        }
        int others = places.size() - MAX_NAMED;
        return "rules " + joined(places.subList(0, MAX_NAMED)) + " and " + others
                + (others == 1 ? " other" : " others");
    }

    private static String joined(List<Integer> places) {
        return places.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
