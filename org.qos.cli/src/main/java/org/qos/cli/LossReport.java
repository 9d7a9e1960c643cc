package org.qos.cli;

import java.util.List;
import org.qos.cli.report.Printable;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.lower.SourcePlaces;

/** Prints what an output cannot say, each at the line of the policy that says it. */
final class LossReport {

    private final Console console;
    private final SourcePlaces places;

    LossReport(Console console, SourcePlaces places) {
        this.console = console;
        this.places = places;
    }

    void print(List<ConversionLoss> losses) {
        losses.forEach(loss -> console.err().println(Printable.of(loss.line(places.of(loss.subject())))));
    }
}
