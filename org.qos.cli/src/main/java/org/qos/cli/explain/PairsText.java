package org.qos.cli.explain;

import java.io.PrintWriter;
import java.util.List;
import org.qos.analysis.explanation.PairClass;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;

/** Prints for people how many pairs of ports get which level. */
public final class PairsText {

    private final Layout layout;
    private final Wording wording;

    /**
     * A printer.
     *
     * @param out takes the text
     * @param fabric gives ports their names
     */
    public PairsText(PrintWriter out, Fabric fabric) {
        this.layout = new Layout(out);
        this.wording = new Wording(fabric);
    }

    /** Prints a line for each class, with an example below it. */
    public void print(int sources, int destinations, List<PairClass> classes) {
        layout.line("pairs", sources + " x " + destinations + " = " + (long) sources * destinations);
        layout.blank();
        for (PairClass pairs : classes) {
            Match match = pairs.match();
            layout.line(
                    match.isDefault() ? "default" : "rule " + match.rule(),
                    "level \"" + match.level().name() + "\", SL "
                            + match.level().sl() + ": " + pairs.pairs() + (pairs.pairs() == 1 ? " pair" : " pairs"));
            layout.detail("such as " + wording.port(pairs.source()) + " to " + wording.port(pairs.destination()));
        }
    }
}
