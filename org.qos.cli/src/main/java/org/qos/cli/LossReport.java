package org.qos.cli;

import java.util.List;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.LossLines;
import org.qos.dsl.lower.SourcePlaces;

/** Prints what an output cannot say, each kind at the line of the policy that says it. */
record LossReport(Console console, SourcePlaces places) {

    void print(List<ConversionLoss> losses) {
        LossLines.of(losses, places::of).forEach(console.err()::println);
    }
}
