package org.qos.dsl.generator;

/**
 * A part of a policy that an output cannot express.
 *
 * @param code what kind of loss it is, in kebab-case
 * @param message what is lost and what to do
 * @param subject the value that it is about: a level, rule, group or scope of the policy that was given,
 *     or its partitions
 * @param effect how much it matters
 */
public record ConversionLoss(String code, String message, Object subject, Effect effect) {

    /** How much a loss matters. */
    public enum Effect {
        /** Every request still gets its level. */
        NOTE,
        /** Every request still gets its level, but some port keeps a table that the policy wants otherwise. */
        CHANGES_TABLES,
        /** Every request still gets its level, but a multicast group has something that its level does not say. */
        CHANGES_GROUPS,
        /** Some request may get another level; accepted only when losses are asked for. */
        CHANGES_LEVEL,
        /** The output would be wrong or unreadable; never accepted. */
        IMPOSSIBLE
    }

    /**
     * The loss as users see it, in one line.
     *
     * @param place where the policy says what is lost, {@code file:line:column}
     */
    public String line(String place) {
        String severity =
                switch (effect) {
                    case NOTE -> "info";
                    case CHANGES_TABLES, CHANGES_GROUPS, CHANGES_LEVEL -> "warning";
                    case IMPOSSIBLE -> "error";
                };
        return place + ": " + severity + ": " + message + " [" + code + "]";
    }

    /** Whether the output has to be refused because of it. */
    public boolean refuses(boolean lossy) {
        return effect == Effect.IMPOSSIBLE || effect == Effect.CHANGES_LEVEL && !lossy;
    }
}
