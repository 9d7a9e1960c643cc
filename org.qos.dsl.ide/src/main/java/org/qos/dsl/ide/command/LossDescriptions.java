package org.qos.dsl.ide.command;

import java.util.List;
import java.util.stream.Stream;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.LossGrades;
import org.qos.dsl.generator.LossLines;
import org.qos.dsl.generator.Rejection;
import org.qos.dsl.generator.ReportedLoss;

/**
 * Describes the losses of a conversion to the user.
 *
 * @param policy the converted policy
 * @param losses what is reported of the losses
 */
record LossDescriptions(ValidPolicy policy, List<ReportedLoss> losses) {

    /** The reported losses of a conversion. */
    static LossDescriptions of(ValidPolicy policy, List<ConversionLoss> losses, boolean lossy) {
        LossGrades grades = new LossGrades(
                policy.snapshot().source(),
                policy.places(),
                policy.snapshot().context().settings().rules());
        return new LossDescriptions(policy, grades.reported(losses, lossy));
    }

    /** The notes about an output: those of the policy, and the lines of the losses. */
    List<String> notes() {
        return Stream.concat(policy.notes().stream(), LossLines.of(losses).stream())
                .toList();
    }

    /**
     * Requires that the output can be used.
     *
     * @throws CommandException if it must not be; the message names the losses that are errors
     */
    void requireUsable(String undone) {
        Rejection.of(losses).ifPresent(rejection -> {
            List<String> lines = LossLines.of(rejection.errors());
            throw CommandException.unlessLossy(
                    policy.snapshot().document().name() + ": not " + undone + " because of " + rejection.causes()
                            + (rejection.isAcceptedWithLossy() ? "; \"lossy\": true accepts this" : "") + ".\n"
                            + String.join("\n", lines),
                    rejection.isAcceptedWithLossy() ? lines : List.of());
        });
    }
}
