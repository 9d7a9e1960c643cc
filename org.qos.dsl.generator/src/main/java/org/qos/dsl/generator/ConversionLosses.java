package org.qos.dsl.generator;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.generator.ConversionLoss.Effect;

/** Gathers what an output cannot express, in the order in which it is met. */
public final class ConversionLosses {

    private final List<ConversionLoss> found = new ArrayList<>();

    /** Adds something that changes no request's level. */
    public void note(String code, Object subject, String message) {
        found.add(new ConversionLoss(code, message, subject, Effect.NOTE));
    }

    /** Adds something that a multicast group has otherwise than its level says. */
    public void changesGroups(String code, Object subject, String message) {
        found.add(new ConversionLoss(code, message, subject, Effect.CHANGES_GROUPS));
    }

    /** Adds something by which some request may get another level. */
    public void changesLevel(String code, Object subject, String message) {
        found.add(new ConversionLoss(code, message, subject, Effect.CHANGES_LEVEL));
    }

    /** Adds something that makes the output impossible. */
    public void impossible(String code, Object subject, String message) {
        found.add(new ConversionLoss(code, message, subject, Effect.IMPOSSIBLE));
    }

    /** Adds a loss that was found elsewhere. */
    public void add(ConversionLoss loss) {
        found.add(loss);
    }

    /** What was added so far. */
    public List<ConversionLoss> list() {
        return List.copyOf(found);
    }
}
