package org.qos.dsl.generator;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.generator.Loss.Effect;

/** Gathers what an output cannot say, in the order in which it is met. */
public final class Losses {

    private final List<Loss> found = new ArrayList<>();

    /** Names something that changes no request's level. */
    public void note(String code, Object subject, String message) {
        found.add(new Loss(code, message, subject, Effect.NOTE));
    }

    /** Names something that a multicast group has otherwise than its level says. */
    public void changesGroups(String code, Object subject, String message) {
        found.add(new Loss(code, message, subject, Effect.CHANGES_GROUPS));
    }

    /** Names something by which some request may get another level. */
    public void changesLevel(String code, Object subject, String message) {
        found.add(new Loss(code, message, subject, Effect.CHANGES_LEVEL));
    }

    /** Names something that makes the output impossible. */
    public void impossible(String code, Object subject, String message) {
        found.add(new Loss(code, message, subject, Effect.IMPOSSIBLE));
    }

    /** Adds a loss that was found elsewhere. */
    public void add(Loss loss) {
        found.add(loss);
    }

    /** What has been named so far. */
    public List<Loss> list() {
        return List.copyOf(found);
    }
}
