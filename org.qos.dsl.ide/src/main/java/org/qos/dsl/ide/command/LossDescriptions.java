package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Stream;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.LossLines;

/**
 * Describes the losses of a conversion to the user.
 *
 * @param policy the converted policy
 */
record LossDescriptions(ValidPolicy policy) {

    /** The notes about an output: those of the policy, and the lines of the losses. */
    List<String> notes(List<ConversionLoss> losses) {
        return Stream.concat(policy.notes().stream(), lines(losses).stream()).toList();
    }

    private List<String> lines(List<ConversionLoss> losses) {
        return LossLines.of(losses, policy::place);
    }

    /**
     * Requires that nothing is lost.
     *
     * @throws CommandException if there are losses; the message names them
     */
    void requireNone(List<ConversionLoss> losses, String undone) {
        if (!losses.isEmpty()) {
            List<String> lines = lines(losses);
            throw new CommandException(
                    policy.view().document().name() + ": not " + undone
                            + "; \"lossy\": true accepts losses where only levels change.\n" + String.join("\n", lines),
                    losses.stream().noneMatch(loss -> loss.refuses(true)) ? lines : List.of());
        }
    }
}
