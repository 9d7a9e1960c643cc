package org.qos.dsl.check.rules;

import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.Range;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The values that a field of a packet or record can hold, as unsigned numbers.
 *
 * @param what the field, as messages name it
 * @param first the minimum
 * @param last the maximum
 */
record RangeCheck(String what, long first, long last) {

    /** What OpenSM does with a file whose values it checks while it reads. */
    static final String REJECTED = "OpenSM rejects the policy";

    /** The effect of an error in the RFC syntax, which OpenSM does not read. */
    private static final String NOT_GENERATED = "'qos generate' rejects the policy";

    /** The same as the effect of every number. */
    static final LongFunction<String> IN_RFC = number -> NOT_GENERATED;

    /** The effect of an error that OpenSM rejects, or in the RFC syntax {@code qos generate}. */
    static String rejected(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM ? REJECTED : NOT_GENERATED;
    }

    /** The effect of every number where OpenSM reads the file, and that of the RFC syntax elsewhere. */
    static LongFunction<String> effect(String effect, PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM ? number -> effect : IN_RFC;
    }

    /** The values of a kind that has one range of numbers, the same in both syntaxes. */
    static RangeCheck of(String what, ValueKind kind) {
        return of(what, kind, PolicySyntax.RFC);
    }

    /** The values of a kind that has one range of numbers in a syntax. */
    static RangeCheck of(String what, ValueKind kind, PolicySyntax syntax) {
        return new RangeCheck(what, Long.decode(kind.first()), Long.decode(kind.last(syntax)));
    }

    /** Whether a number, read as unsigned, is one of the values. */
    boolean contains(long number) {
        return Long.compareUnsigned(first, number) <= 0 && Long.compareUnsigned(number, last) <= 0;
    }

    /** The numbers of a many-valued feature that are outside, with what OpenSM does with each. */
    Stream<RuleViolation> outside(
            List<? extends EObject> objects, EStructuralFeature feature, LongFunction<String> effect) {
        return objects.stream().flatMap(object -> outside(object, feature, effect));
    }

    @SuppressWarnings("unchecked") // the features that rules ask for hold numbers
    private Stream<RuleViolation> outside(EObject object, EStructuralFeature feature, LongFunction<String> effect) {
        List<Long> numbers = (List<Long>) object.eGet(feature);
        return IntStream.range(0, numbers.size())
                .filter(i -> !contains(numbers.get(i)))
                .mapToObj(i -> RuleViolation.at(
                        object, feature, i, message(numbers.get(i), NumberBase.of(object, feature, i), effect)));
    }

    /** The ends of ranges that are outside, one for each range, with what OpenSM does with each. */
    Stream<RuleViolation> outside(Stream<Range> ranges, LongFunction<String> effect) {
        return ranges.filter(range -> !range.isAny()).flatMap(range -> {
            Stream<RuleViolation> lower = contains(range.getFirst())
                    ? Stream.empty()
                    : Stream.of(at(range, Literals.RANGE__FIRST, range.getFirst(), effect));
            Stream<RuleViolation> upper = range.getLast() == null || contains(range.getLast())
                    ? Stream.empty()
                    : Stream.of(at(range, Literals.RANGE__LAST, range.getLast(), effect));
            return Stream.concat(lower, upper).limit(1);
        });
    }

    /** That the number of a feature is outside, and what OpenSM does with it. */
    RuleViolation at(EObject object, EStructuralFeature feature, long number, LongFunction<String> effect) {
        return RuleViolation.at(object, feature, message(number, NumberBase.of(object, feature, 0), effect));
    }

    /** What is wrong with a number outside, what OpenSM does with it, and what is expected, in the base of the file. */
    private String message(long number, NumberBase base, LongFunction<String> effect) {
        return what + " " + base.text(number) + " is out of range; " + effect.apply(number) + "; expected "
                + base.text(first) + " to " + base.text(last);
    }
}
