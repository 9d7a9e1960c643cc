package org.qos.runtime.policy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A set of unsigned 64-bit values as ascending intervals that neither overlap nor touch. The empty set means, for a
 * criterion of a rule, that the rule does not state it.
 *
 * @param ranges the intervals; any order and overlap is accepted and normalized (OpenSM
 *     osm_qos_parser_y.y:__sort_reduce_rangearr)
 */
public record Ranges(List<Range> ranges) {

    /** The empty set. */
    public static final Ranges NONE = new Ranges(List.of());

    /** Sorts and joins the intervals. */
    public Ranges {
        ranges = normalized(ranges);
    }

    /** The union of some intervals. */
    public static Ranges of(Range... ranges) {
        return ranges.length == 0 ? NONE : new Ranges(Arrays.asList(ranges));
    }

    /** The set of some single values. */
    public static Ranges ofValues(long... values) {
        return new Ranges(Arrays.stream(values).mapToObj(Range::of).toList());
    }

    /** Whether the set holds nothing. */
    public boolean isEmpty() {
        return ranges.isEmpty();
    }

    /** Whether the value is in the set; takes time logarithmic in the number of intervals. */
    public boolean contains(long value) {
        return covers(value, value);
    }

    /** Whether every value of the other set is in this one. */
    public boolean containsAll(Ranges other) {
        for (Range wanted : other.ranges) {
            if (!covers(wanted.first(), wanted.last())) {
                return false;
            }
        }
        return true;
    }

    /** The values that are in either set. */
    public Ranges union(Ranges other) {
        List<Range> all = new ArrayList<>(ranges);
        all.addAll(other.ranges);
        return new Ranges(all);
    }

    /** Whether one interval holds both ends; as intervals never touch, no two can share what lies between. */
    private boolean covers(long first, long last) {
        int low = 0;
        int high = ranges.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Range range = ranges.get(middle);
            if (Long.compareUnsigned(first, range.first()) < 0) {
                high = middle - 1;
            } else if (Long.compareUnsigned(first, range.last()) > 0) {
                low = middle + 1;
            } else {
                return Long.compareUnsigned(last, range.last()) <= 0;
            }
        }
        return false;
    }

    private static List<Range> normalized(List<Range> ranges) {
        List<Range> joined = new ArrayList<>(ranges.size());
        for (Range next : isAscending(ranges) ? ranges : sorted(ranges)) {
            Range previous = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (previous == null || !touches(previous, next)) {
                joined.add(next);
            } else if (Long.compareUnsigned(next.last(), previous.last()) > 0) {
                joined.set(joined.size() - 1, new Range(previous.first(), next.last()));
            }
        }
        return List.copyOf(joined);
    }

    private static boolean isAscending(List<Range> ranges) {
        for (int i = 1; i < ranges.size(); i++) {
            if (ranges.get(i - 1).compareTo(ranges.get(i)) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The intervals in order. A list of a million single values is sorted in a tenth of the time as numbers. */
    private static List<Range> sorted(List<Range> ranges) {
        Stream<Range> sorted = ranges.stream().allMatch(Range::isSingle)
                ? ranges.stream()
                        .mapToLong(range -> range.first() ^ Long.MIN_VALUE)
                        .sorted()
                        .mapToObj(signed -> Range.of(signed ^ Long.MIN_VALUE))
                : ranges.stream().sorted();
        return sorted.toList();
    }

    /** Whether {@code next}, which does not begin before {@code previous}, overlaps it or begins right after it. */
    private static boolean touches(Range previous, Range next) {
        return previous.contains(next.first()) || previous.last() + 1 == next.first();
    }
}
