package org.qos.cli.live;

import org.qos.analysis.setup.PortTitles;
import org.qos.cli.console.Console;
import org.qos.fabric.program.ScopedPlan;

/** Says which changes of a plan do not count, and which option includes them. */
public record LeftOutReport(Console console, boolean quiet) {

    /** Prints a line for each kind of changes that are left out. */
    public void print(ScopedPlan scoped) {
        if (quiet) {
            return;
        }
        if (scoped.unlinkedPorts() > 0) {
            boolean one = scoped.unlinkedPorts() == 1;
            note(PortTitles.counted(scoped.unlinkedPorts(), "port") + " without a link " + (one ? "differs" : "differ")
                    + ", too; OpenSM sets the tables when a link comes up; pass --unlinked to include "
                    + (one ? "it" : "them"));
        }
        if (scoped.highLimits() > 0) {
            note("VLHighLimit differs at " + PortTitles.counted(scoped.highLimits(), "port")
                    + " and is left to the options of OpenSM; pass --high-limit to include it");
        }
    }

    private void note(String text) {
        console.err().println("note: " + text);
    }
}
