package org.qos.dsl.lower;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.Policy;

/** The {@code ipoib} lines of a policy, which are conditions on partitions besides being rules. */
public final class IpoibLines {

    private IpoibLines() {}

    /**
     * The P_Keys, without the membership bit, whose partitions need two full members.
     *
     * @param trace where the rules of the policy are from
     */
    public static Set<Integer> pkeys(Policy policy, Trace trace) {
        return policy.rules().stream()
                .filter(rule -> trace.origin(rule)
                        .filter(UlpRule.class::isInstance)
                        .map(line -> ((UlpRule) line).getKind())
                        .filter(kind -> kind == UlpKind.IPOIB || kind == UlpKind.IPOIB_PKEY)
                        .isPresent())
                .flatMap(rule -> rule.pkeys().ranges().stream())
                .flatMapToLong(range -> LongStream.rangeClosed(range.first(), range.last()))
                .mapToObj(pkey -> (int) pkey)
                .collect(Collectors.toUnmodifiableSet());
    }
}
