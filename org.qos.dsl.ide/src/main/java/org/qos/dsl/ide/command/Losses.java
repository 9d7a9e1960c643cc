package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Stream;
import org.qos.dsl.generator.ConversionLoss;

/**
 * What an output cannot say, for a user.
 *
 * @param policy the policy that says it
 */
record Losses(SoundPolicy policy) {

    /** What the user should know of an output: what the policy is for, and a line for each loss. */
    List<String> notes(List<ConversionLoss> losses) {
        return Stream.concat(policy.notes().stream(), lines(losses).stream()).toList();
    }

    private List<String> lines(List<ConversionLoss> losses) {
        return losses.stream()
                .map(loss -> loss.line(policy.place(loss.subject())))
                .toList();
    }

    /**
     * Goes on only without refusals.
     *
     * @throws CommandRefused when there are any; the message names them
     */
    void requireNone(List<ConversionLoss> refusals, String undone) {
        if (!refusals.isEmpty()) {
            List<String> lines = lines(refusals);
            throw new CommandRefused(
                    policy.view().document().name() + ": not " + undone
                            + "; \"lossy\": true goes on where only levels change.\n" + String.join("\n", lines),
                    refusals.stream().noneMatch(loss -> loss.refuses(true)) ? lines : List.of());
        }
    }
}
