package org.qos.cli.live;

import org.qos.cli.console.Console;
import org.qos.fabric.program.LiveSubnet;

/** Says what is missing when a fabric was read. */
public record ReadingReport(Console console, boolean quiet) {

    private static final int SHOWN = 10;

    /**
     * Prints what could not be read, and how many limits are left alone.
     *
     * @param limits the ports whose VLHighLimit differs and is not set
     */
    public void print(LiveSubnet.Reading reading, int limits) {
        console.progress().end();
        reading.unread().stream().limit(SHOWN).forEach(line -> console.err().println("warning: " + line));
        if (reading.unread().size() > SHOWN) {
            console.err().println("warning: " + (reading.unread().size() - SHOWN) + " more attributes were not read");
        }
        if (limits > 0 && !quiet) {
            console.err()
                    .println("note: VLHighLimit differs at " + limits + " ports and is left to the options of OpenSM;"
                            + " pass --high-limit to include it");
        }
    }
}
