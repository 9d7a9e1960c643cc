package org.qos.cli.doctor;

import java.util.Locale;
import java.util.Optional;

/**
 * What was found out about one condition for a policy to be in force.
 *
 * @param status whether it holds
 * @param text what was found, in a sentence without its full stop
 * @param remedy what to do; empty where nothing is to be done
 */
public record Diagnosis(Status status, String text, Optional<String> remedy) {

    /** The condition holds. */
    static Diagnosis ok(String text) {
        return new Diagnosis(Status.OK, text, Optional.empty());
    }

    /** The condition does not hold. */
    static Diagnosis problem(String text, String remedy) {
        return new Diagnosis(Status.PROBLEM, text, Optional.of(remedy));
    }

    /** What is known does not say. */
    static Diagnosis unknown(String text, String remedy) {
        return new Diagnosis(Status.UNKNOWN, text, Optional.of(remedy));
    }

    /** Whether a condition holds. */
    public enum Status {
        /** It does. */
        OK,
        /** It does not. */
        PROBLEM,
        /** What is known does not say. */
        UNKNOWN;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
