package org.qos.dsl.generator.design;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names the lines of sets of requirements, so that each set can be told from the others. */
final class ContradictingLines {

    /** How many lines or sets are named; with 16 SLs each class too many contradicts all others. */
    private static final int MOST = 6;

    private ContradictingLines() {}

    /**
     * What a requirement contradicts: {@code line 3}, {@code each of lines 3 and 5} for two pairs, {@code lines 3 and 5 together} for a set of
     * three, or several of these.
     *
     * @param sets the lines of the others of each set, at least one in each
     */
    static String ofOthers(List<List<Integer>> sets) {
        SortedSet<Integer> single = new TreeSet<>();
        List<String> texts = new ArrayList<>();
        for (SortedSet<Integer> set : distinct(sets)) {
            if (set.size() == 1) {
                single.addAll(set);
            } else {
                texts.add(lines(set) + " together");
            }
        }
        Stream<String> ofSingle =
                single.isEmpty() ? Stream.of() : Stream.of((single.size() > 1 ? "each of " : "") + lines(single));
        return String.join(", and ", Stream.concat(ofSingle, shown(texts)).toList());
    }

    /**
     * Whole sets: {@code lines 3 and 5; lines 3 and 7}.
     *
     * @param sets the lines of each set, at least one in each
     */
    static String ofSets(List<List<Integer>> sets) {
        return shown(distinct(sets).stream().map(ContradictingLines::lines).toList())
                .collect(Collectors.joining("; "));
    }

    private static List<SortedSet<Integer>> distinct(List<List<Integer>> sets) {
        return sets.stream().<SortedSet<Integer>>map(TreeSet::new).distinct().toList();
    }

    private static Stream<String> shown(List<String> sets) {
        int more = sets.size() - MOST;
        return more > 1
                ? Stream.concat(sets.stream().limit(MOST), Stream.of(more + " more sets of lines"))
                : sets.stream();
    }

    private static String lines(Collection<Integer> lines) {
        int more = lines.size() - MOST;
        List<String> shown = lines.stream()
                .limit(more > 1 ? MOST : lines.size())
                .map(String::valueOf)
                .toList();
        return more > 1
                ? "lines " + String.join(", ", shown) + " and " + more + " more"
                : (lines.size() == 1 ? "line " : "lines ") + PlanDescription.listed(shown);
    }
}
