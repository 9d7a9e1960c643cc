package org.qos.dsl.check.rules;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.model.policy.Range;

/**
 * The values that a field of a packet or record can hold, as unsigned numbers.
 *
 * @param first the least value
 * @param last the greatest value
 */
record RangeCheck(long first, long last) {

    /** Whether a number, read as unsigned, is one of the values. */
    boolean contains(long number) {
        return Long.compareUnsigned(first, number) <= 0 && Long.compareUnsigned(number, last) <= 0;
    }

    /** The numbers of a many-valued feature that are outside. */
    <T extends EObject> Stream<RuleViolation> outside(
            List<T> objects, EStructuralFeature feature, Function<T, List<Long>> numbers, String what) {
        return objects.stream().flatMap(object -> outside(object, feature, numbers.apply(object), what));
    }

    private Stream<RuleViolation> outside(EObject object, EStructuralFeature feature, List<Long> numbers, String what) {
        return IntStream.range(0, numbers.size())
                .filter(i -> !contains(numbers.get(i)))
                .mapToObj(i -> RuleViolation.at(object, feature, i, message(what, numbers.get(i))));
    }

    /** The ends of ranges that are outside. */
    Stream<RuleViolation> outside(Stream<Range> ranges, String what) {
        return ranges.filter(range -> !range.isAny()).flatMap(range -> {
            Stream<RuleViolation> first = contains(range.getFirst())
                    ? Stream.empty()
                    : Stream.of(RuleViolation.at(
                            range, PolicyPackage.Literals.RANGE__FIRST, message(what, range.getFirst())));
            Stream<RuleViolation> last = range.getLast() == null || contains(range.getLast())
                    ? Stream.empty()
                    : Stream.of(RuleViolation.at(
                            range, PolicyPackage.Literals.RANGE__LAST, message(what, range.getLast())));
            return Stream.concat(first, last).limit(1);
        });
    }

    private String message(String what, long number) {
        return what + " " + Long.toUnsignedString(number) + (what.endsWith("bits") ? " do" : " does")
                + " not exist; expected " + first + " to " + last;
    }
}
