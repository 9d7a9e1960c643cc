package org.qos.runtime.match.compiled;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Random values of a field: single ones, ranges that touch, overlap and lie in one another, both extremes. */
final class RandomValues {

    private final Random random;
    private final long minimum;
    private final long maximum;
    private final List<Long> ends = new ArrayList<>();

    RandomValues(Random random, long minimum, long maximum) {
        this.random = random;
        this.minimum = minimum;
        this.maximum = maximum;
        ends.add(minimum);
        ends.add(maximum);
    }

    /** The values that a rule names. */
    Ranges ranges() {
        return new Ranges(
                IntStream.range(0, 1 + random.nextInt(4)).mapToObj(n -> range()).toList());
    }

    /** A value at the end of a range, or right beside one. */
    long near() {
        long value = ends.get(random.nextInt(ends.size())) + random.nextInt(3) - 1;
        return isValid(value) ? value : maximum;
    }

    /** Most often a value that is named; when none is named, most often no value. */
    OptionalLong within(Ranges named) {
        boolean odd = random.nextInt(20) == 0;
        if (named.isEmpty() || odd) {
            return odd && random.nextBoolean() ? OptionalLong.of(near()) : OptionalLong.empty();
        }
        Range range = named.ranges().get(random.nextInt(named.ranges().size()));
        return OptionalLong.of(random.nextBoolean() ? range.first() : range.last());
    }

    private Range range() {
        long one = random.nextInt(4) == 0 ? value() : near();
        long other = random.nextInt(3) > 0 ? one : random.nextInt(3) > 0 ? one + random.nextInt(9) : near();
        Range range = Range.between(one, isValid(other) ? other : maximum);
        if (ends.size() < 20_000) {
            ends.add(range.first());
            ends.add(range.last());
        }
        return range;
    }

    /** Any value; small ones and such with the highest bit are as likely as others. */
    private long value() {
        long value = random.nextLong() >>> random.nextInt(Long.SIZE);
        return maximum == -1L ? value : Math.floorMod(value, maximum + 1);
    }

    private boolean isValid(long value) {
        return Long.compareUnsigned(value, minimum) >= 0 && Long.compareUnsigned(value, maximum) <= 0;
    }
}
