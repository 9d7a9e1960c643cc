package org.qos.dsl.generator;

import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.check.ConversionCode.Effect;

/**
 * A part of a policy that an output cannot express.
 *
 * @param code what kind of loss it is
 * @param message what is lost and what to do
 * @param subject the value that it is about: a level, rule, group or scope of the policy that was given,
 *     or its partitions
 */
public record ConversionLoss(ConversionCode code, String message, Object subject) {

    /** How much it matters. */
    public Effect effect() {
        return code.effect();
    }

    /** Whether the output has to be rejected because of it. */
    public boolean refuses(boolean lossy) {
        return effect() == Effect.IMPOSSIBLE || effect() == Effect.CHANGES_LEVEL && !lossy;
    }
}
