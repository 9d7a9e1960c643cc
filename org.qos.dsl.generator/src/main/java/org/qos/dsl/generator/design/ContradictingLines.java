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

    /** How many lines are named; with 16 SLs each class too many contradicts all others. */
    private static final int MOST_LINES = 6;

    /** How many sets are named. */
    private static final int MOST_SETS = 3;

    private ContradictingLines() {}

    /**
     * What a requirement contradicts: {@code line 3}, {@code each of lines 3 and 5} for two pairs, {@code lines 3 and 5 together} for a set of
     * three, or several of these; only numbers where they are many.
     *
     * @param sets the lines of the others of each set, at least one in each
     */
    static String ofOthers(List<List<Integer>> sets) {
        SortedSet<Integer> single = new TreeSet<>();
        List<SortedSet<Integer>> larger = new ArrayList<>();
        for (SortedSet<Integer> set : distinct(sets)) {
            if (set.size() == 1) {
                single.addAll(set);
            } else {
                larger.add(set);
            }
        }
        if (isMany(larger) && larger.size() > 1) {
            return numbers("other lines", distinct(sets));
        }
        Stream<String> ofSingle = single.isEmpty()
                ? Stream.of()
                : Stream.of((single.size() > 1 ? "each of " : "") + lines(single, "other "));
        Stream<String> ofLarger = larger.stream().map(set -> lines(set, "other ") + " together");
        return String.join(", and ", Stream.concat(ofSingle, ofLarger).toList());
    }

    /**
     * Whole sets: {@code lines 3 and 5; lines 3 and 7}; only numbers where they are many.
     *
     * @param sets the lines of each set, at least one in each
     */
    static String ofSets(List<List<Integer>> sets) {
        List<SortedSet<Integer>> distinct = distinct(sets);
        return isMany(distinct) && distinct.size() > 1
                ? numbers("lines", distinct)
                : distinct.stream().map(set -> lines(set, "")).collect(Collectors.joining("; "));
    }

    private static List<SortedSet<Integer>> distinct(List<List<Integer>> sets) {
        return sets.stream().<SortedSet<Integer>>map(TreeSet::new).distinct().toList();
    }

    private static boolean isMany(List<SortedSet<Integer>> sets) {
        return sets.size() > MOST_SETS || sets.stream().anyMatch(set -> set.size() > MOST_LINES);
    }

    private static String numbers(String lines, List<SortedSet<Integer>> sets) {
        long all = sets.stream().flatMap(SortedSet::stream).distinct().count();
        return all + " " + lines + ", in " + sets.size() + " sets";
    }

    private static String lines(Collection<Integer> lines, String other) {
        if (lines.size() > MOST_LINES) {
            return lines.size() + " " + other + "lines";
        }
        return (lines.size() == 1 ? "line " : "lines ")
                + PlanDescription.listed(lines.stream().map(String::valueOf).toList());
    }
}
