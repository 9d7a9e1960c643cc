package org.qos.cli.diff;

import java.util.Optional;
import java.util.function.Function;
import org.qos.runtime.policy.Policy;

/**
 * One side of a difference, for messages.
 *
 * @param name the policy as the user names it
 * @param policy the policy
 * @param places where in its file a part of the policy is written, such as {@code policy.qos:12:3}
 */
public record DiffSide(String name, Policy policy, Function<Object, String> places) {

    /** Where the rule of a place in the order of evaluation is written; empty for the default level. */
    Optional<String> place(int rule) {
        return rule == 0
                ? Optional.empty()
                : Optional.of(places.apply(policy.rules().get(rule - 1)));
    }

    /** The rule of a place in the order of evaluation with where it is written; the default level for 0. */
    String rule(int rule) {
        return place(rule).map(found -> "rule " + rule + " (" + found + ")").orElse("default level");
    }
}
