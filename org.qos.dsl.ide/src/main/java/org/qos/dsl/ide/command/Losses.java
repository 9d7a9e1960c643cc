package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Collectors;
import org.qos.dsl.generator.Loss;

/**
 * What an output cannot say, for a user.
 *
 * @param policy the policy that says it
 */
record Losses(SoundPolicy policy) {

    /** A line for each. */
    List<String> lines(List<Loss> losses) {
        return losses.stream()
                .map(loss -> policy.place(loss.subject()) + ": " + loss.message() + " [" + loss.code() + "]")
                .toList();
    }

    /**
     * Goes on only without refusals.
     *
     * @throws CommandRefused when there are any; the message names them
     */
    void requireNone(List<Loss> refusals, String undone) {
        if (!refusals.isEmpty()) {
            List<String> lines = lines(refusals);
            throw new CommandRefused(
                    policy.view().document().name() + " was not " + undone
                            + ", as something cannot be said there; \"lossy\": true goes on where only levels change:\n"
                            + lines.stream().collect(Collectors.joining("\n")),
                    refusals.stream().noneMatch(loss -> loss.refuses(true)) ? lines : List.of());
        }
    }
}
