package org.qos.analysis.policytest;

/** What one clause of an expectation says of a request. */
public sealed interface Claim {

    /** Whether it is about the path, which only a fabric with forwarding tables decides. */
    default boolean isAboutPath() {
        return false;
    }

    /**
     * The request gets a level.
     *
     * @param name its name, ignoring case, or its {@code sn}
     */
    record Level(String name) implements Claim {}

    /**
     * The level of the request has an SL.
     *
     * @param sl the SL, 0 to 15
     */
    record Sl(int sl) implements Claim {}

    /** No rule matches the request. */
    record Default() implements Claim {}

    /**
     * The rule at a place decides.
     *
     * @param place the place in the order of evaluation, from 1
     */
    record RulePlace(int place) implements Claim {}

    /**
     * A rule with that description decides.
     *
     * @param use its {@code use}
     */
    record RuleUse(String use) implements Claim {}

    /** The subnet has no path for the request. */
    record NoPath() implements Claim {
        @Override
        public boolean isAboutPath() {
            return true;
        }
    }

    /**
     * A number of the path.
     *
     * @param part {@link ClauseKeyword#VL}, {@code MTU}, {@code RATE} or {@code PKEY}
     * @param number the number
     */
    record OfPath(ClauseKeyword part, int number) implements Claim {
        @Override
        public boolean isAboutPath() {
            return true;
        }
    }
}
