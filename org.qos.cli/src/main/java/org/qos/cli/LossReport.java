package org.qos.cli;

import java.util.List;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.lower.SourcePlaces;

/** Prints what an output cannot say, each at the line of the policy that says it. */
record LossReport(Console console, SourcePlaces places) {

    void print(List<ConversionLoss> losses) {
        losses.forEach(loss -> console.err().println(loss.line(places.of(loss.subject()))));
    }
}
