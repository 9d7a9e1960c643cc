package org.qos.cli;

import java.util.List;
import org.qos.cli.report.Printable;
import org.qos.dsl.generator.Loss;

/** Prints what an output cannot say, each at the line of the policy that says it. */
final class LossReport {

    private final Console console;
    private final PolicyPlaces places;

    LossReport(Console console, PolicyPlaces places) {
        this.console = console;
        this.places = places;
    }

    void print(List<Loss> losses) {
        losses.forEach(loss -> console.err()
                .println(Printable.of(places.of(loss.subject()) + ": " + kind(loss) + ": " + loss.message() + " ["
                        + loss.code() + "]")));
    }

    private static String kind(Loss loss) {
        return switch (loss.effect()) {
            case NOTE -> "info";
            case CHANGES_TABLES, CHANGES_GROUPS, CHANGES_LEVEL -> "warning";
            case IMPOSSIBLE -> "error";
        };
    }
}
