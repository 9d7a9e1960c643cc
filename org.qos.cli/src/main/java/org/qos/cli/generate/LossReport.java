package org.qos.cli.generate;

import java.util.List;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.dsl.generator.LossLines;
import org.qos.dsl.generator.Rejection;
import org.qos.dsl.generator.ReportedLoss;

/** Prints what an output cannot express, each kind at the line of the policy that says it. */
public record LossReport(Console console, LoadedPolicy policy) {

    /**
     * Prints losses.
     *
     * @param quiet whether to print errors only
     * @param done what the command does to the policy, such as {@code generated}
     * @param retry what {@code --lossy} does, such as {@code generates it}
     * @throws CommandFailed when the output must not be used
     */
    public void print(List<ReportedLoss> losses, boolean quiet, String done, String retry) {
        Optional<Rejection> rejection = Rejection.of(losses);
        LossLines.of(quiet ? rejection.map(Rejection::errors).orElse(List.of()) : losses)
                .forEach(console.err()::println);
        rejection.ifPresent(why -> {
            throw CommandFailed.findings(policy.file() + ": not " + done + " because of " + why.causes()
                    + (why.isAcceptedWithLossy() ? "; --lossy " + retry + " all the same." : "."));
        });
    }
}
